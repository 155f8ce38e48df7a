import type { CSSProperties, ReactNode } from 'react';
import './drawing.css';

/** How many units wide and high something is drawn. */
export interface Extent {
  readonly wide: number;
  readonly high: number;
}

/**
 * A figure of a rulebook, drawn in units of its own: a unit is as large as the free room of the page allows, and `1em`
 * for everything directly in the figure.
 */
export function Drawing(props: {
  readonly extent: Extent;
  /**
   * Where there is only a strip of room, only parts of class `core` and `brief` are drawn (and `brief` nowhere else).
   * Without it nothing is.
   */
  readonly strip?: Extent;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { extent, strip, className, children } = props;
  const style = {
    '--wide': extent.wide,
    '--high': extent.high,
    ...(strip && { '--strip-wide': strip.wide, '--strip-high': strip.high }),
  } as CSSProperties;
  return (
    <div className={`drawing ${className}`} style={style} data-strip={strip ? '' : undefined}>
      {children}
    </div>
  );
}
