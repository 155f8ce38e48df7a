import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { RefObject } from 'react';
import type { Language } from '../../i18n/words.ts';
import type { Stage } from '../shared/stage.ts';
import type { Act, Controls } from './controls/controls.ts';
import type { Pose } from './controls/laying.ts';
import type { BrainstormProps } from './props.ts';
import type { Scene } from './scene/scene.ts';
import type { Renderer } from './scene/useRenderer.ts';
import type { Board } from './stage/board.ts';
import type { BrainstormWords } from './words/words.ts';

/** The game as its table shows it: everything that the parts of the table draw from. */
export interface Brainstorm {
  readonly renderer: Renderer;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly props: BrainstormProps;
  /** The view that the animation has reached. */
  readonly view: BrainstormView;
  readonly board: Board;
  readonly stage: Stage<BrainstormView, Board, BrainstormHappening>;
  readonly language: Language;
  readonly words: BrainstormWords;
  /** The animation has reached the view, and the code for playing is loaded if this viewer may play. */
  readonly resting: boolean;
  /** Null while this player is not asked. */
  readonly controls: Controls | null;
  readonly act: Act;
  /** Sends a move; null while nothing may be played. */
  readonly send: ((move: Move) => void) | null;
  readonly poses: readonly Pose[];
  /** The selected pose over the die, with its slack; null when no tile is being laid. */
  readonly pose: Pose | null;
  readonly scene: Scene;
  /** By seat: how the points would change with the tile or burner held over the die. */
  readonly changes: readonly number[];
  nameOf(seat: number): string;
}
