import type { CSSProperties, ReactNode, RefObject } from 'react';

/**
 * The root of a table. It fills the screen below the bar (`small`: the room in the rulebook's page). `data-rest` says
 * whether its pieces are at rest: the result and the rulebook's verdict wait for that.
 */
export function TableRoot(props: {
  /** The game's own short class, with which all its CSS rules begin. */
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

/** Whether everything inside an element (by default the page) is at rest. */
export const isAtRest = (within: ParentNode = document): boolean =>
  within.querySelector('[data-rest="false"]') === null;
