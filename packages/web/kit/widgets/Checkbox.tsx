import type { ReactNode } from 'react';
import { Icon } from '../../pieces/Icon.tsx';

/** A checkbox that looks ticked by hand on squared paper. */
export function Checkbox(props: {
  readonly on: boolean;
  readonly onChange: ((on: boolean) => void) | null;
  readonly small?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <label className="opt">
      <input
        type="checkbox"
        checked={props.on}
        disabled={props.onChange === null}
        onChange={(event) => props.onChange?.(event.target.checked)}
      />
      <i>
        <Icon name="check" className="" />
      </i>
      <span>{props.children}</span>
      {props.small && <small>{props.small}</small>}
    </label>
  );
}
