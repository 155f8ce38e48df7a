import type { CSSProperties, ReactNode, RefObject } from 'react';

/**
 * The root of a table. It fills what the bar leaves of the screen (`small`: what the rulebook's page gives it), and says
 * in `data-rest` whether its pieces have come to rest: the result and the rulebook's verdict wait for that.
 */
export function TableRoot(props: {
  /** The game's own class, short: every rule of its styles begins with it. */
  readonly className: string;
  readonly small?: boolean;
  readonly resting: boolean;
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
  const { className, small, resting, ref, style, children } = props;
  return (
    <div className={small ? `${className} small` : className} ref={ref} style={style} data-rest={resting}>
      {children}
    </div>
  );
}

/** Whether everything drawn inside an element (the page, if none is given) has come to rest. */
export const isAtRest = (within: ParentNode = document): boolean =>
  within.querySelector('[data-rest="false"]') === null;
