import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { TableProps } from '../module.ts';

/** What a page says of a touch: only where. When it was is for the authority to measure. */
export interface Touch {
  readonly type: 'point';
  readonly slot: Slot;
}

export type NotNotProps = TableProps<NotNotView, Touch, NotNotHappening>;
