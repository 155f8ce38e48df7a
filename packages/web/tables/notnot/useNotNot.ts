import type { Back, Rule, Table } from '@izvilina/games/notnot/pieces/cards.ts';
import type { Ink, Roll } from '@izvilina/games/notnot/pieces/dice.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Judged } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import type { Millis, Seat } from '@izvilina/kernel/game.ts';
import { useEffect, useMemo, useState } from 'react';
import { useOwnWords } from '../../i18n/words.ts';
import { play as sound } from '../../kit/device/sound.ts';
import { useIsPaused, usePause } from '../../kit/pause.ts';
import { useIsReplayed } from '../shared/replayed.ts';
import { useWaitsForTap } from '../shared/waitsForTap.ts';
import type { NotNotProps } from './props.ts';
import { type Point, usePointing } from './seats/usePointing.ts';
import { atRoll } from './stage/at-roll.ts';
import { type Pace, paceOf } from './stage/pace.ts';
import { type Beat, useBeat } from './stage/usePace.ts';
import { useRattle } from './stage/useRattle.ts';
import { type Ready, useReady } from './stage/useReady.ts';
import { type Explanation, explain } from './why/explain.ts';
import { type NotNotWords, WORDS } from './words/words.ts';

/** Everything that the layouts of the table (full, shared, small) draw from. */
export interface NotNot {
  readonly view: NotNotView;
  readonly words: NotNotWords;
  readonly beat: Beat;
  readonly pace: Pace;
  /** The last round's cross is shown, with what was right. */
  readonly judging: boolean;
  readonly table: Table;
  readonly back: Back | null;
  readonly deck: number;
  /** The rules in force in the round that is shown, without one that has come up since. */
  readonly rules: readonly Rule[];
  readonly roll: Roll | null;
  readonly ink: Ink | null;
  readonly right: readonly Slot[] | null;
  readonly judged: readonly Judged[];
  readonly why: Explanation | null;
  /** The seats that play on this screen. */
  readonly own: readonly Seat[];
  readonly touched: ReadonlyMap<Seat, Slot>;
  readonly point: Point | null;
  /** Not null while the first roll waits for the players of this screen. */
  readonly ready: Ready | null;
  /** Goes on to the next roll, when the game waits for its player to read the verdict; null otherwise. */
  readonly tapOn: (() => void) | null;
  nameOf(seat: Seat): string;
}

/** `still`: no timed animation, the verdict is shown at once (the rulebook). */
export function useNotNot(props: NotNotProps, still: boolean): NotNot {
  const { view, own } = props;
  const words = useOwnWords(WORDS);
  const pace = paceOf(view);
  const tapOn = useTapOn(view, pace.verdict);
  const ready = useReady(view, own);
  const isPaused = useIsPaused() && view.last === null;
  const isReplayed = useIsReplayed();
  const paced = useBeat(view, pace, tapOn !== null || isPaused || isReplayed);
  const beat = still && paced !== 'open' && paced !== 'over' && view.last ? 'verdict' : paced;
  const { touched, point } = usePointing(view, own, props.play);
  const before = useAtRoll(view);
  const judging = view.last !== null && (beat === 'verdict' || beat === 'over');
  const why = useMemo(() => whyOf(view), [view]);
  useVerdictSound(view, own);
  useRattle(still ? 'still' : beat, pace.tumble);
  return {
    view,
    words,
    beat,
    pace,
    judging,
    table: judging && view.last ? view.last.table : view.table,
    back: judging ? before.back : view.back,
    deck: judging ? before.deck : view.deck,
    rules: judging ? before.rules : view.rules,
    roll: view.roll ?? view.last?.roll ?? null,
    ink: view.ink ?? view.last?.ink ?? null,
    right: judging ? view.right : null,
    judged: view.touches,
    why,
    own,
    touched,
    point,
    ready,
    tapOn,
    nameOf: props.nameOf,
  };
}

/**
 * A player alone with bots decides when the next roll comes. The game goes on while the verdict is told, as it always
 * does, and only then waits: whoever has read it by then does not wait for the same time again.
 */
function useTapOn({ phase, round, last }: NotNotView, verdict: Millis): (() => void) | null {
  const waiting = useWaitsForTap();
  const [tapped, setTapped] = useState(0);
  const [told, setTold] = useState(0);
  const isHeld = waiting && phase === 'between' && last !== null && tapped !== round;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => setTold(round), verdict);
    return () => clearTimeout(timer);
  }, [isHeld, round, verdict]);
  usePause(isHeld && told === round);
  return isHeld ? () => setTapped(round) : null;
}

const whyOf = ({ last, options }: NotNotView): Explanation | null =>
  last && explain(last.table, last.roll, last.up, last.lie, options);

/** What lay beside the cross at the roll. The back is the one that was seen there, if this page has seen the round. */
function useAtRoll(view: NotNotView): ReturnType<typeof atRoll> {
  const { phase, round, back } = view;
  const [seen, setSeen] = useState<Pick<NotNotView, 'round' | 'back'> | null>(null);
  if (phase === 'open' && (seen?.round !== round || seen.back !== back)) setSeen({ round, back });
  const told = atRoll(view);
  return phase !== 'open' && seen?.round === round ? { ...told, back: seen.back } : told;
}

function useVerdictSound(view: NotNotView, own: readonly Seat[]): void {
  const { phase, round } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per round that closes.
  useEffect(() => {
    if (phase === 'open' || view.last === null) return;
    const mine = view.touches.filter(({ player }) => own.includes(player));
    if (mine.some(({ took }) => took !== null)) sound('turn');
    else if (mine.some(({ verdict }) => verdict === 'mistake')) sound('error');
    else sound('flip');
  }, [phase, round]);
}
