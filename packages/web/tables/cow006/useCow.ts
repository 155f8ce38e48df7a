import type { Card, CowHappening, Played } from '@izvilina/games/cow006/state.ts';
import type { CowView } from '@izvilina/games/cow006/view/view.ts';
import { type RefObject, useCallback, useRef } from 'react';
import { isShort } from '../../client/clock.ts';
import { useOwnWords } from '../../i18n/words.ts';
import { answering } from '../shared/answering.ts';
import { useOneTap } from '../shared/oneTap.ts';
import type { Direction, Stage } from '../shared/stage.ts';
import { useStage } from '../shared/useStage.ts';
import { type Aim, aimOf } from './board/aim.ts';
import { type Choice, useChoice } from './hand/useChoice.ts';
import type { CowProps } from './props.ts';
import type { SeatProps } from './seats/Seats.tsx';
import { type Scene, sceneOf } from './stage/scene.ts';
import { asksNobody, framesOf } from './stage/script.ts';
import { useFlight } from './stage/useFlight.ts';
import { asked } from './words/describe.ts';
import { type CowWords, WORDS } from './words/words.ts';

/** Everything that the full table and the rulebook's small one draw from. */
export interface Cow {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly view: CowView;
  readonly words: CowWords;
  readonly stage: Stage<CowView, Scene, CowHappening>;
  readonly scene: Scene;
  /** The line that says what is asked, and of whom. */
  readonly asked: string;
  readonly choice: Choice;
  readonly aim: Aim | null;
  /** Ranks in the bot's advice, by card and by row. */
  readonly advised: Readonly<Record<'cards' | 'rows', ReadonlyMap<number, readonly number[]>>>;
  readonly seats: readonly SeatProps[];
  /** The viewer's own revealed card, not yet placed. */
  readonly out: Played | null;
  nameOf(seat: number): string;
}

const DIRECTION: Direction<CowView, Scene, CowHappening> = {
  sceneOf,
  framesOf,
  hideHand: (scene) => ({ ...scene, hand: [], picked: null }),
};

export function useCow(props: CowProps, atOnce: boolean): Cow {
  const { view, seat, seats, nameOf, clocks, hint } = props;
  const words = useOwnWords(WORDS);
  const root = useRef<HTMLDivElement>(null);
  const remembering = useRef<() => void>(() => undefined);
  const before = useCallback(() => remembering.current(), []);
  const hurried = clocks.some((clock) => clock.seat === seat && isShort(clock));
  const stage = useStage({ view, seq: props.seq, steps: props.steps, seat, hurried }, DIRECTION, before);
  const { scene } = stage;
  const { remember } = useFlight(root, scene);
  remembering.current = remember;
  const play = answering(props);
  // A player who must take a row may answer as soon as the animation shows it: nothing else happens before the answer.
  const atRow = scene.phase === 'row' && view.phase === 'row' && scene.revealed.length === view.revealed.length;
  const choice = useChoice({ view, seat, busy: props.busy, play, ready: atRow, atOnce, oneTap: useOneTap() });
  const aimed = choice.selected ?? view.picked;
  const atRest = stage.resting && view.phase === 'pick' && aimed !== null && seat !== null;
  // While the last turn is still being animated, the next question is not shown.
  const laying = !stage.resting && !atRow && (asksNobody(stage.happened) || stage.view.phase === 'row');
  const counting = scene.scored !== null && scene.revealed.length === 0;
  const question = atRow ? view : stage.view;
  const asks = laying ? [] : question.asks.map((ask) => ask.seat);
  return {
    root,
    view,
    words,
    stage,
    scene,
    asked: laying ? words.asked[counting ? 'counting' : 'laying'] : asked(question, nameOf, words),
    choice,
    aim: atRest ? aimOf(scene.rows, aimed) : null,
    advised: adviceOf(hint),
    out: scene.revealed.find(({ player }) => player === seat) ?? null,
    nameOf,
    seats: view.seats.map(
      ({ handSize }, index): SeatProps => ({
        seat: index,
        name: nameOf(index),
        info: seats[index],
        scene: scene.seats[index] as SeatProps['scene'],
        handSize,
        out: scene.revealed.find(({ player }) => player === index) ?? null,
        asked: asks.includes(index),
        alone: question.phase === 'row' || question.phase === 'draft',
        clock: clocks.find((clock) => clock.seat === index),
        words,
      }),
    ),
  };
}

const ADVISED = 3;

function adviceOf(hint: CowProps['hint']): Cow['advised'] {
  const cards = new Map<Card, readonly number[]>();
  const rows = new Map<number, readonly number[]>();
  for (const [index, { move }] of (hint ?? []).slice(0, ADVISED).entries()) {
    if (move.type === 'takeRow') rows.set(move.row, [index + 1]);
    else cards.set(move.card, [index + 1]);
  }
  return { cards, rows };
}
