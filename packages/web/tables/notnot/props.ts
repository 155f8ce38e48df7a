import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { TableProps } from '../module.ts';

/** A touch as the page sends it: only the slot. The authority measures the time. */
export interface Touch {
  readonly type: 'point';
  readonly slot: Slot;
}

export type NotNotProps = TableProps<NotNotView, Touch, NotNotHappening>;
