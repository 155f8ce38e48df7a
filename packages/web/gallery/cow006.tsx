import { cow006 } from '@izvilina/games/cow006/game.ts';
import type { CowView } from '@izvilina/games/cow006/view.ts';
import type { AnyGame, Seat } from '@izvilina/kernel/game.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { advance, begin, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/look.css';
import '../shell/table.css';
import { loadWords, useLanguage, WordsProvider } from '../i18n/words.ts';
import { CowDefs } from '../pieces/CowCard.tsx';
import { followSystem, settings } from '../settings.ts';
import { Bar } from '../shell/Bar.tsx';
import { Fuse } from '../shell/Fuse.tsx';
import { OpenLogProvider } from '../shell/log.tsx';
import module from '../tables/cow006/module.ts';
import type { Step } from '../tables/module.ts';

/**
 * The cow table by itself, played by chance: /gallery/cow006.html?players=5&seat=0&turns=4&picked=2&until=row.
 * Others answer when this seat has. Not part of the product build.
 */
const asked = new URLSearchParams(location.search);
const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
const players = number('players', 5);
const seat: Seat | null = asked.get('seat') === 'none' ? null : number('seat', 0);
const until = asked.get('until');
const options = {
  ...(asked.has('tactical') ? { variant: 'tactical' } : {}),
  ...(asked.has('open') ? { openMemory: true } : {}),
  ...(asked.has('hidden') ? { hiddenBases: true } : {}),
};
const NAMES = ['Аня', 'Лёша', 'баба Рая', 'Дима', 'Марта', 'Константин', 'Оля', 'Ян', 'Полина', 'Фёдор'];

const game: AnyGame = cow006 as AnyGame;
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

function actByChance(seen: Seen, by: Seat): Seen {
  const moves = game.moves(viewOf(seen.match, by));
  return moves.finite ? act(seen, by, moves.all[below(moves.all.length)]) : seen;
}

/** Everybody but `except` answers until nobody else is asked. */
function others(seen: Seen, except: Seat | null, most: number): Seen {
  let now = seen;
  for (let i = 0; i < most; i++) {
    const ask = viewOf(now.match, eyes).asks.find((open) => open.seat !== except);
    if (!ask) break;
    now = actByChance(now, ask.seat);
  }
  return now;
}

function start(): Seen {
  let seen: Seen = {
    match: must(begin(game, { players, options, seed: asked.get('seed') ?? '1' })),
    steps: [],
  };
  const reached = (): boolean => {
    const view = viewOf(seen.match, eyes) as CowView;
    if (until === 'row') return view.phase === 'row' && view.asks[0]?.seat === seat;
    if (until === 'otherrow') return view.phase === 'row' && view.asks[0]?.seat !== seat;
    if (until === 'scored') return view.happened.some(({ type }) => type === 'scored');
    return (
      view.round > 1 ||
      view.turn > number('turns', 4) ||
      (view.phase === 'draft' && seen.match.seq >= number('drafted', 5) && view.drafter === seat)
    );
  };
  for (let i = 0; i < 2000 && !reached(); i++) seen = others(seen, null, 1);
  return {
    match: others(seen, seat, number('picked', until === null && !asked.has('tactical') ? 2 : 0)).match,
    steps: [],
  };
}

const seats: SeatInfo[] = Array.from({ length: players }, (_, index) => ({
  kind: 'person',
  name: NAMES[index] as string,
  you: index === seat,
  here: index !== 3,
  standIn: index === 6 ? 'casual' : null,
  standInAfter: null,
}));
const clocks = asked.has('clock')
  ? Array.from({ length: players }, (_, index) => ({ seat: index, left: number('clock', 30) * 1000 - index * 3000 }))
  : [];

function Trial() {
  const [seen, setSeen] = useState(start);
  const language = useLanguage();
  const view = viewOf(seen.match, eyes);
  const move = (played: Json) => {
    if (seat === null) return;
    const mine = act({ match: seen.match, steps: [] }, seat, played);
    setSeen(mine);
    setTimeout(() => setSeen((now) => others({ match: now.match, steps: [] }, seat, 40)), 400);
  };
  const hint = asked.has('hint') && seat !== null ? game.moves(view) : null;
  const best = hint?.finite ? hint.all.slice(0, 3).map((one) => ({ move: one as Json, value: 0, why: [] })) : null;
  const { Table } = module;
  return (
    <OpenLogProvider value={() => undefined}>
      <main className="table cow006">
        <Bar
          title="Корова 006"
          phase={module.phase(view, language)}
          items={[
            { icon: 'rules', text: 'Правила', go: '/' },
            { icon: 'hint', text: 'Подсказка', go: '/' },
            { icon: 'leave', text: 'Выйти', go: '/' },
          ]}
        />
        <Table
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
        {clocks[0] && clocks[0].left <= 10_000 && <Fuse until={performance.now() + clocks[0].left} />}
      </main>
    </OpenLogProvider>
  );
}

followSystem();
const language = settings().language;
const words = await loadWords(language);
createRoot(document.querySelector('#root') as HTMLElement).render(
  <WordsProvider value={{ language, words }}>
    <CowDefs />
    <Trial />
  </WordsProvider>,
);
