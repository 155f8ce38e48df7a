import { type Axial, CELLS } from '@izvilina/games/ingenious/pieces/board.ts';
import { lowest, type Track, trackEnd } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { type IngeniousHappening, RACK } from '@izvilina/games/ingenious/state.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view/view.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { type RefObject, useRef, useState } from 'react';
import { isShort, type RunningClock } from '../../client/clock.ts';
import { useOwnWords } from '../../i18n/words.ts';
import { answering } from '../shared/answering.ts';
import { fromSeat } from '../shared/fromSeat.ts';
import { useOneTap } from '../shared/oneTap.ts';
import type { Direction, Stage } from '../shared/stage.ts';
import { useStage } from '../shared/useStage.ts';
import { type Advice, placementsAdvised } from './hand/advice.ts';
import { cellKey } from './hand/choosing.ts';
import { type Slots, useSlots } from './hand/slots.ts';
import { type Choice, useChoice } from './hand/useChoice.ts';
import { useKeys } from './hand/useKeys.ts';
import { useStillTouch } from './hand/useStillTouch.ts';
import type { IngeniousProps } from './props.ts';
import { type Scene, sceneOf } from './stage/scene.ts';
import { framesOf, sameTile } from './stage/script.ts';
import { type IngeniousWords, WORDS } from './words/words.ts';

export interface IngeniousSeat {
  readonly seat: number;
  readonly name: string;
  readonly info: SeatInfo | undefined;
  readonly asked: boolean;
  readonly clock: RunningClock | undefined;
  readonly rack: number;
  readonly low: number;
}

/** The seats that share a track: one player, or two partners. */
export interface Side {
  readonly row: number;
  readonly label: string;
  readonly mine: boolean;
  readonly seats: readonly IngeniousSeat[];
  readonly track: Track;
  /** The track after the tile held over the board would be laid; null when no tile is held. */
  readonly after: Track | null;
}

/** Everything that the full table and the rulebook's small one draw from. */
export interface Ingenious {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly view: IngeniousView;
  readonly seat: number | null;
  readonly words: IngeniousWords;
  readonly stage: Stage<IngeniousView, Scene, IngeniousHappening>;
  readonly scene: Scene;
  readonly choice: Choice;
  readonly slots: Slots;
  readonly cursor: Axial;
  onCursor(at: Axial): void;
  /** Takes a tile and moves the keyboard cursor to the board. */
  takeOver(slot: number): void;
  readonly advice: readonly Advice[];
  readonly advisedSlots: ReadonlyMap<number, readonly number[]>;
  /** The viewer's side first, then in the order of the seats. */
  readonly sides: readonly Side[];
  readonly end: number;
  /** Somebody may play here. */
  readonly playable: boolean;
  nameOf(seat: number): string;
}

const DIRECTION: Direction<IngeniousView, Scene, IngeniousHappening> = {
  sceneOf,
  framesOf,
  hideHand: (scene) => ({ ...scene, rack: [] }),
};
const nothing = () => undefined;

export function useIngenious(props: IngeniousProps): Ingenious {
  const { view, seat, nameOf } = props;
  const words = useOwnWords<IngeniousWords>(WORDS);
  const root = useRef<HTMLDivElement>(null);
  const hurried = props.clocks.some((clock) => clock.seat === seat && isShort(clock));
  const stage = useStage({ view, seq: props.seq, steps: props.steps, seat, hurried }, DIRECTION, nothing);
  const { scene } = stage;
  const { slots, lay: layFrom } = useSlots(scene.rack, view.mode === 'solo' ? 1 : RACK, `${seat}`);
  const choice = useChoice({
    view,
    seat,
    slots,
    layFrom,
    busy: props.busy,
    play: answering(props),
    ready: stage.resting,
    oneTap: useOneTap(),
  });
  const [cursor, onCursor] = useState<Axial>([0, 0]);
  const takeOver = (slot: number) => {
    const at = choice.open.has(cellKey(cursor)) ? cursor : CELLS.find((cell) => choice.open.has(cellKey(cell)));
    if (!at) return;
    onCursor(at);
    choice.take(slot, at);
    root.current?.querySelector<SVGGElement>(`[data-cell="${cellKey(at)}"]`)?.focus({ preventScroll: true });
  };
  useKeys(choice, slots, takeOver);
  useStillTouch(root);
  const advice = stage.resting ? placementsAdvised(props.hint) : [];
  return {
    root,
    view,
    seat,
    words,
    stage,
    scene,
    choice,
    slots,
    cursor,
    onCursor,
    takeOver,
    advice,
    advisedSlots: slotsOf(advice, slots),
    sides: sidesOf(props, stage, choice, words, nameOf),
    end: trackEnd(view.mode),
    playable: props.play !== null,
    nameOf,
  };
}

function sidesOf(
  { seats, seat, clocks }: IngeniousProps,
  { view, scene }: Ingenious['stage'],
  choice: Choice,
  words: IngeniousWords,
  nameOf: (seat: number) => string,
): Side[] {
  const asked = view.asks.map((ask) => ask.seat);
  const all = view.seats.map(
    (_, index): IngeniousSeat => ({
      seat: index,
      name: nameOf(index),
      info: seats[index],
      asked: asked.includes(index),
      clock: clocks.find((clock) => clock.seat === index),
      rack: scene.racks[index] ?? 0,
      low: lowest(scene.tracks[view.seats[index]?.team ?? 0] as Track),
    }),
  );
  const turned = fromSeat(all, seat);
  const rows = [...new Set(turned.map(({ seat: index }) => view.seats[index]?.team ?? 0))];
  return rows.map((row) => {
    const members = turned.filter(({ seat: index }) => view.seats[index]?.team === row);
    const mine = members.some(({ seat: index }) => index === seat);
    return {
      row,
      label: words.together(members.map(({ name }) => name)),
      mine,
      seats: members,
      track: scene.tracks[row] as Track,
      after: mine ? (choice.ghost?.track ?? null) : null,
    };
  });
}

/** By slot: ranks in the advice. Of equal tiles only the first slot is marked. */
function slotsOf(advice: readonly Advice[], slots: Slots): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, readonly number[]>();
  for (const { tile, place } of advice) {
    const slot = slots.findIndex((other) => other !== null && sameTile(other, tile));
    found.set(slot, [...(found.get(slot) ?? []), place]);
  }
  return found;
}
