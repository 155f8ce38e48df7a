import type { ReactNode } from 'react';
import { Lamp } from './Lamp.tsx';
import { Mark } from './Mark.tsx';

/** A folded name card standing on the table; lit when `turn` is set. */
export function Tent(props: {
  readonly seat: number;
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly turn?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  const names = ['tent', props.turn && 'turn', props.className].filter(Boolean).join(' ');
  return (
    <div className={names}>
      {props.turn && <Lamp />}
      <Mark seat={props.seat} />
      <b>{props.name}</b>
      {props.note !== undefined && <small>{props.note}</small>}
      {props.children}
    </div>
  );
}
