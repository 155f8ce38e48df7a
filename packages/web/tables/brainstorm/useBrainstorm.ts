import { facts } from '@izvilina/games/brainstorm/facts.ts';
import { sideOf } from '@izvilina/games/brainstorm/geometry/seats.ts';
import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { type RefObject, useMemo, useRef } from 'react';
import { useLanguage, useOwnWords, useWords } from '../../i18n/words.ts';
import { seatName } from '../../kit/names.ts';
import { useSettings } from '../../kit/settings.ts';
import { answering } from '../shared/answering.ts';
import type { Direction, Stage } from '../shared/stage.ts';
import { useStage } from '../shared/useStage.ts';
import type { Controls } from './controls/controls.ts';
import { type Pose, posed, posesOf } from './controls/laying.ts';
import { type Act, useControls } from './controls/useControls.ts';
import { placementAdvised } from './near/advice.ts';
import type { BrainstormProps } from './props.ts';
import { compose } from './scene/compose.ts';
import { sideToShow } from './scene/projection.ts';
import type { Scene, SceneAdvice } from './scene/scene.ts';
import { type Renderer, useRenderer } from './scene/useRenderer.ts';
import { type Size, useSize } from './scene/useSize.ts';
import { type Board, boardOf } from './stage/board.ts';
import { framesOf } from './stage/script.ts';
import { type BrainstormWords, WORDS } from './words/words.ts';

export interface Brainstorm {
  readonly renderer: Renderer;
  readonly root: RefObject<HTMLDivElement | null>;
  readonly field: RefObject<HTMLDivElement | null>;
  readonly props: BrainstormProps;
  /** The view the telling has come to. */
  readonly view: BrainstormView;
  readonly board: Board;
  readonly stage: Stage<BrainstormView, Board, BrainstormHappening>;
  readonly words: BrainstormWords;
  /** Null while this player is not asked. */
  readonly controls: Controls | null;
  readonly act: Act;
  /** Sends a move; null while nothing may be played. */
  readonly send: ((move: Move) => void) | null;
  readonly poses: readonly Pose[];
  /** The pose over the die now, with its play. */
  readonly pose: Pose | null;
  readonly scene: Scene;
  nameOf(seat: number): string;
}

const DIRECTION: Direction<BrainstormView, Board, BrainstormHappening> = {
  sceneOf: boardOf,
  framesOf,
  cover: (board) => board,
};
const nothing = () => undefined;
/** A clock with less than this left does not wait for pictures. */
const SHORT = 12_000;
/** A field smaller than this shows the die closely while a tile is laid (px). */
const NARROW = { width: 560, height: 380 };
/** How much of the table is seen then (mm). */
const CLOSE = 250;

export function useBrainstorm(props: BrainstormProps, small = false): Brainstorm {
  const { seat, seats } = props;
  const shell = useWords();
  const language = useLanguage();
  const words = useOwnWords<BrainstormWords>(WORDS);
  useSettings();
  const field = useRef<HTMLDivElement>(null);
  const size = useSize(field);
  const root = useRef<HTMLDivElement>(null);
  const whole = useSize(root);
  const hurried = props.clocks.some((clock) => clock.seat === seat && clock.left <= SHORT);
  const stage = useStage({ view: props.view, seq: props.seq, steps: props.steps, seat, hurried }, DIRECTION, nothing);
  const { view } = stage;
  const mine = seat !== null && view.viewer === seat && view.asks.some((ask) => ask.seat === seat);
  const play = answering(props);
  const send = mine && stage.resting && !props.busy ? play : null;
  const from = sideToShow(sideOf(view.players, seat ?? 0), {
    ownSide: view.options.ownSide,
    upright: !small && whole !== null && isUpright(whole),
  });
  const { controls, act } = useControls(view, size === null ? null : send, from);
  const poses = useMemo(() => (view.phase === 'lay' && view.rest ? posesOf(view, view.rest) : []), [view]);
  const pose = useMemo(
    () => (controls?.lay && view.rest && view.phase === 'lay' ? posed(view, view.rest, controls.lay) : null),
    [view, controls?.lay],
  );
  const renderer = useRenderer(small);
  const advised = stage.resting ? placementAdvised(props.hint, view) : NONE;
  const scene = compose({
    board: stage.scene,
    view,
    controls,
    poses: controls ? poses : [],
    pose,
    advised,
    camera: {
      kind: renderer.camera,
      from,
      focus: focusOf(view, size, small),
    },
    title: facts.title[language],
  });
  const nameOf = (index: number): string => seatName(shell, seats, index);
  return {
    renderer,
    root,
    field,
    props,
    view,
    board: stage.scene,
    stage,
    words,
    controls,
    act,
    send,
    poses,
    pose,
    scene,
    nameOf,
  };
}

const NONE: readonly SceneAdvice[] = [];

/**
 * A phone held upright shows the table upright, if it is long enough for that. By the whole table and not by its field,
 * which changes with every question: the picture must not turn over in the middle of a game.
 */
const isUpright = ({ width, height }: Size): boolean => height > 1.5 * width && height > 680;

/** On a small screen the camera goes to the die. */
function focusOf({ rest }: BrainstormView, size: Size | null, small: boolean): Scene['camera']['focus'] {
  if (!rest || size === null || small || (size.width >= NARROW.width && size.height >= NARROW.height)) return null;
  return { at: rest.at, span: CLOSE };
}
