import type { Move } from '@izvilina/games/mindtrainer/moves/move-shapes.ts';
import type { Cell } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { RACK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isShort, type RunningClock } from '../../client/clock.ts';
import { useOwnWords } from '../../i18n/words.ts';
import { usePointed } from '../shared/Advice.tsx';
import { answering } from '../shared/answering.ts';
import type { Direction, Stage } from '../shared/stage.ts';
import { useStage } from '../shared/useStage.ts';
import { type LayAdvice, laysAdvised } from './hand/advice.ts';
import { type Action, CENTRE_ACROSS, type Choosing, choose, EMPTY, movedTiles, waiting } from './hand/choosing.ts';
import { type Draft, draftOf } from './hand/draft.ts';
import { useKeys } from './hand/useKeys.ts';
import type { MindtrainerProps } from './props.ts';
import { type Scene, sceneOf } from './stage/scene.ts';
import { framesOf } from './stage/script.ts';
import { useDictionary } from './words/useLexicon.ts';
import { type MindtrainerWords, WORDS } from './words/words.ts';

export interface MindtrainerSeat {
  readonly seat: number;
  readonly name: string;
  readonly info: SeatInfo | undefined;
  readonly asked: boolean;
  readonly clock: RunningClock | undefined;
  readonly score: number;
  readonly rack: number;
}

/** Everything that the full table and the rulebook's small one draw from. */
export interface Mindtrainer {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly view: MindtrainerView;
  readonly seat: number | null;
  readonly words: MindtrainerWords;
  readonly stage: Stage<MindtrainerView, Scene, MindtrainerHappening>;
  readonly scene: Scene;
  /** It is this seat's turn, also while its move is being sent. */
  readonly turn: boolean;
  /** A word may be laid now. */
  readonly placing: boolean;
  /** Null unless this seat is asked and may answer now. */
  readonly send: ((move: Move) => void) | null;
  readonly choosing: Choosing;
  act(action: Action): void;
  /** Lays the advised word; null if there is none, and while a word is being laid by hand. */
  readonly follow: (() => void) | null;
  /** Tap on a cell: a tile is placed or taken back, or a word is looked up. */
  tap(at: Cell): void;
  readonly draft: Draft | null;
  readonly lay: (() => void) | null;
  /** A blank waits for its letter. */
  readonly naming: boolean;
  /** The cell in the tab order while there is no cursor. */
  readonly focus: Cell;
  setFocus(at: Cell): void;
  /** The cell whose words are shown in the word sheet; null when it is closed. */
  readonly looked: Cell | null;
  look(at: Cell | null): void;
  /** The word that the hint points at; null if it advises something else. */
  readonly advised: LayAdvice | null;
  readonly seats: readonly MindtrainerSeat[];
  nameOf(seat: number): string;
}

const DIRECTION: Direction<MindtrainerView, Scene, MindtrainerHappening> = {
  sceneOf,
  framesOf,
  hideHand: (scene) => ({ ...scene, rack: '' }),
};
const nothing = () => undefined;

export function useMindtrainer(props: MindtrainerProps): Mindtrainer {
  const { view, seat, seats, nameOf, hint } = props;
  const words = useOwnWords<MindtrainerWords>(WORDS);
  const root = useRef<HTMLDivElement>(null);
  const hurried = props.clocks.some((clock) => clock.seat === seat && isShort(clock));
  const stage = useStage({ view, seq: props.seq, steps: props.steps, seat, hurried }, DIRECTION, nothing);
  const { scene } = stage;
  const play = answering(props);
  const asked = seat !== null && seat === view.viewer && view.asks.some((ask) => ask.seat === seat);
  const answers = play !== null && asked && stage.resting;
  const send = answers && !props.busy ? play : null;
  const turn = answers && view.phase === 'turn';
  const placing = turn && send !== null;
  const [choosing, act] = useChoosing(scene, `${seat}`, view.phase === 'turn' && view.turn === seat);
  const [focus, setFocus] = useState<Cell>(CENTRE_ACROSS);
  const [looked, look] = useState<Cell | null>(null);
  const isPlaced = choosing.placed.length > 0;
  const [laid, setLaid] = useState<Choosing['placed'] | null>(null);
  const dictionary = useDictionary(view.options, seats, seat, isPlaced, isPlaced && laid === choosing.placed);
  const draft = draftOf(scene.board, scene.rack, choosing, dictionary);
  const layIt = () => {
    setLaid(choosing.placed);
    send?.({ type: 'lay', tiles: movedTiles(choosing) });
  };
  const lay = placing && draft?.ok ? layIt : null;
  useKeys({ enabled: placing, placed: isPlaced, act, lay });
  useFollowingFocus(root, choosing);
  const pointed = usePointed();
  const advised = (stage.resting && laysAdvised(hint).find(({ place }) => place === pointed)) || null;
  const byHand = isPlaced || choosing.held !== null;
  const tap = (at: Cell) => {
    const free =
      scene.board[at.y]?.[at.x] === '.' && !scene.pending?.tiles.some(({ x, y }) => x === at.x && y === at.y);
    if (!free) look(at);
    else if (placing) act({ type: 'tap', at });
  };
  return {
    root,
    view,
    seat,
    words,
    stage,
    scene,
    turn,
    placing,
    send,
    choosing,
    act,
    follow: placing && advised && !byHand ? () => act({ type: 'follow', tiles: [...advised.tiles] }) : null,
    tap,
    draft,
    lay,
    naming: placing && waiting(choosing) !== undefined,
    focus,
    setFocus,
    looked,
    look,
    advised,
    seats: seatsOf(props, stage, nameOf),
    nameOf,
  };
}

/** The move being prepared. A new rack, another owner or the end of the turn clears it. */
function useChoosing(scene: Scene, owner: string, mayPlace: boolean): [Choosing, (action: Action) => void] {
  const { rack, board } = scene;
  const fresh = (before: Choosing) => choose(before, { type: 'rack', rack, size: RACK }, board);
  const [kept, setKept] = useState(() => ({ owner, rack, choosing: fresh(EMPTY) }));
  let { choosing } = kept;
  if (kept.owner !== owner || kept.rack !== rack) {
    choosing = fresh(kept.owner === owner ? kept.choosing : EMPTY);
    choosing = { ...choosing, cursor: null };
    setKept({ owner, rack, choosing });
  } else if (choosing.placed.some(({ x, y }) => board[y]?.[x] !== '.')) {
    // Another player's word now lies on a cell where a tile was placed.
    choosing = choose(choosing, { type: 'clear' }, board);
    setKept({ ...kept, choosing });
  }
  const act = (action: Action) => setKept((now) => ({ ...now, choosing: choose(now.choosing, action, board) }));
  return [mayPlace ? choosing : { ...choosing, placed: [], held: null, cursor: null }, act];
}

/** Moves the focus along with the cursor while the keyboard is used on the board. */
function useFollowingFocus(root: RefObject<HTMLDivElement | null>, { cursor }: Choosing): void {
  const at = cursor && `${cursor.x},${cursor.y}`;
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (at === null || !active?.matches('body, main, .mt-grid *')) return;
    root.current?.querySelector<HTMLElement>(`[data-cell="${at}"]`)?.focus({ preventScroll: false });
  }, [root, at]);
}

function seatsOf(
  { seats, seat, clocks }: MindtrainerProps,
  { view, scene }: Mindtrainer['stage'],
  nameOf: (seat: number) => string,
): MindtrainerSeat[] {
  const all = view.seats.map(
    ({ rackSize }, index): MindtrainerSeat => ({
      seat: index,
      name: nameOf(index),
      info: seats[index],
      asked: view.asks.some((ask) => ask.seat === index),
      clock: clocks.find((clock) => clock.seat === index),
      score: scene.scores[index] ?? 0,
      rack: rackSize,
    }),
  );
  return seat === null ? all : [...all.slice(seat), ...all.slice(0, seat)];
}
