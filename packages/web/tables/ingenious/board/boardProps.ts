import type { Axial, Radius } from '@izvilina/games/ingenious/pieces/board.ts';
import type { Advice } from '../hand/advice.ts';
import type { Choice } from '../hand/useChoice.ts';
import type { Scene } from '../stage/scene.ts';
import type { IngeniousWords } from '../words/words.ts';

/** Props of the board and its layers. */
export interface BoardProps {
  readonly radius: Radius;
  readonly scene: Scene;
  readonly choice: Choice;
  readonly cursor: Axial;
  readonly onCursor: (at: Axial) => void;
  readonly advice: readonly Advice[];
  readonly words: IngeniousWords;
  /** The seat at the near edge; its tiles do not fly in, because they were already held over the board. */
  readonly seat: number | null;
  /** Somebody may play here. Otherwise words tell of cells, and a small screen too shows their names. */
  readonly playable: boolean;
  nameOf(seat: number): string;
}
