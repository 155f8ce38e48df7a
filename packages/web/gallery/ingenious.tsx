import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { IngeniousView } from '@izvilina/games/ingenious/view.ts';
import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { previewGreedy } from './greedy.ts';
import '../look/look.css';
import '../shell/table.css';
import { loadWords, useLanguage, WordsProvider } from '../i18n/words.ts';
import { followSystem, settings } from '../settings.ts';
import { Bar } from '../shell/Bar.tsx';
import { OpenLogProvider } from '../shell/log.tsx';
import module from '../tables/ingenious/module.ts';
import type { Step } from '../tables/module.ts';

/**
 * The table by itself, played by greed: /gallery/ingenious.html?players=3&seat=0&turns=20&until=bonus.
 * Others answer when this seat has. Not part of the product build.
 */
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const players = number('players', 2);
const seat: Seat | null = asked.get('seat') === 'none' ? null : number('seat', 0);
const until = asked.get('until');
const options = { first: 0, ...(asked.has('team') ? { mode: 'team' } : {}) };
const NAMES = ['Аня', 'Папа', 'баба Рая', 'Константин'];
const PAUSE = number('pause', 900);

const game: AnyGame = ingenious as AnyGame;
let luck = number('luck', 7);
const below = (n: number): number => {
  luck = (luck * 1103515245 + 12345) % 2147483648;
  return Math.floor((luck / 2147483648) * n);
};

interface Seen {
  readonly match: Match;
  readonly steps: readonly Step[];
}

const eyes = seat ?? 'watcher';

function act(seen: Seen, by: Seat, move: unknown): Seen {
  const match = must(advance(seen.match, { at: 0, by, move }));
  return { match, steps: [...seen.steps, { seq: match.seq, happened: viewOf(match, eyes).happened }] };
}

function answer(seen: Seen, by: Seat): Seen {
  const view = viewOf(seen.match, by) as IngeniousView;
  return act(seen, by, previewGreedy(view, below));
}

/** Everybody but `except` answers until nobody else is asked. */
function others(seen: Seen, except: Seat | null, most: number): Seen {
  let now = seen;
  for (let i = 0; i < most; i++) {
    const ask = viewOf(now.match, eyes).asks.find((open) => open.seat !== except);
    if (!ask) break;
    now = answer(now, ask.seat);
  }
  return now;
}

function start(): Seen {
  let seen: Seen = { match: must(begin(game, { players, options, seed: asked.get('seed') ?? '1' })), steps: [] };
  const reached = (): boolean => {
    const view = viewOf(seen.match, eyes) as IngeniousView;
    if (view.phase === 'over') return true;
    if (until === 'bonus' || until === 'swap') return view.phase === until && view.turn === (seat ?? view.turn);
    if (until === 'shown') return view.shown !== null && view.shownBy !== seat && view.turn === (seat ?? view.turn);
    if (until === 'over') return false;
    return view.laid.length >= number('turns', 21) && view.phase === 'place' && view.turn === (seat ?? view.turn);
  };
  // `before`: the moment before it comes to that, with this seat to move.
  let mine = seen;
  for (let i = 0; i < 400 && !reached(); i++) {
    const view = viewOf(seen.match, eyes) as IngeniousView;
    if (view.turn === seat && view.phase === 'place') mine = seen;
    seen = others(seen, null, 1);
  }
  return { match: asked.has('before') ? mine.match : seen.match, steps: [] };
}

const seats: SeatInfo[] = Array.from({ length: players }, (_, index) => ({
  kind: 'person',
  name: NAMES[index] as string,
  you: index === seat,
  here: !(asked.has('away') && index === 1),
  standIn: asked.has('away') && index === 2 ? 'casual' : null,
  standInAfter: null,
}));
const clocks = asked.has('clock')
  ? Array.from({ length: players }, (_, index) => ({ seat: index, left: number('clock', 30) * 1000 - index * 3000 }))
  : [];

function Trial() {
  const [seen, setSeen] = useState(start);
  const language = useLanguage();
  const view = viewOf(seen.match, eyes) as IngeniousView;
  const move = (played: Json) => {
    if (seat === null) return;
    setSeen(act({ match: seen.match, steps: [] }, seat, played));
    setTimeout(() => setSeen((now) => others({ match: now.match, steps: [] }, seat, 40)), PAUSE);
  };
  const auto = () => seat !== null && move(previewGreedy(view, below) as Json);
  Object.assign(globalThis, { auto });
  const moves = asked.has('hint') ? game.moves(view) : null;
  const best = moves?.finite
    ? [0.1, 0.5, 0.8].map((share) => ({
        move: moves.all[Math.floor(moves.all.length * share)] as Json,
        value: 0,
        why: [],
      }))
    : null;
  const Shown = asked.has('small') ? module.Small : module.Table;
  return (
    <OpenLogProvider value={() => undefined}>
      <main className="table ingenious">
        <Bar
          title="Просто гениально"
          phase={module.phase(view, language)}
          items={[
            { icon: 'rules', text: 'Правила', go: '/' },
            { icon: 'hint', text: 'Подсказка', go: '/' },
            { icon: 'leave', text: 'Выйти', go: '/' },
          ]}
        />
        <Shown
          view={view}
          seq={seen.match.seq}
          steps={seen.steps}
          seats={seats}
          seat={seat}
          clocks={clocks}
          busy={false}
          hint={best}
          play={seat === null ? null : move}
        />
      </main>
    </OpenLogProvider>
  );
}

followSystem();
const language = settings().language;
const words = await loadWords(language);
createRoot(document.querySelector('#root') as HTMLElement).render(
  <WordsProvider value={{ language, words }}>
    <Trial />
  </WordsProvider>,
);
