import type { AnyGame, Seat, Viewer } from '@izvilina/kernel/game.ts';
import { advance, type Match, viewOf } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../look/look.css';
import { addGrain } from '../kit/device/grain.ts';
import '../kit/widgets/table.css';
import '../tables/boxes.ts'; // the colours of every table
import { runningClock } from '../client/clock.ts';
import { loadWords, useLanguage, WordsProvider } from '../i18n/words.ts';
import { followSystem, settings } from '../kit/remembered/settings.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { OpenLogProvider } from '../kit/widgets/log.tsx';
import type { Step, TableModule, TableProps } from '../tables/module.ts';

/** The parameters in the page's address. */
export const asked = new URLSearchParams(location.search);
export const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);

const LOADED = performance.now();

let luck = number('luck', 7);
export const below = (n: number): number => {
  luck = (luck * 1103515245 + 12345) % 2147483648;
  return Math.floor((luck / 2147483648) * n);
};

const NAMES = ['Аня', 'Лёша', 'баба Рая', 'Дима', 'Марта', 'Константин', 'Оля', 'Ян', 'Полина', 'Фёдор'];

export const nameIn =
  (seats: readonly SeatInfo[]) =>
  (seat: Seat): string => {
    const info = seats[seat];
    return info?.kind === 'person' ? info.name : 'бот';
  };

export const peopleAt = (
  players: number,
  mine: readonly Seat[],
  trouble: { readonly away?: Seat; readonly standIn?: Seat } = {},
): SeatInfo[] =>
  Array.from({ length: players }, (_, index) => ({
    kind: 'person',
    name: NAMES[index] as string,
    you: mine.includes(index),
    here: index !== trouble.away,
    standIn: index === trouble.standIn ? 'casual' : null,
    standInAfter: null,
    alias: null,
  }));

export interface Seen {
  readonly match: Match;
  readonly steps: readonly Step[];
}

/** One seat is played by hand (null: none, only watched); `answer` plays the others after it. */
export interface Sample {
  readonly game: AnyGame;
  readonly seat: Seat | null;
  readonly seats: readonly SeatInfo[];
  readonly start: () => Match;
  readonly answer: (match: Match, by: Seat) => unknown;
  /** Delay before the others answer, in milliseconds. */
  readonly pause: number;
}

const eyesOf = ({ seat }: Pick<Sample, 'seat'>): Viewer => seat ?? 'watcher';

export function act(sample: Pick<Sample, 'seat'>, seen: Seen, by: Seat, move: unknown): Seen {
  const match = must(advance(seen.match, { at: 0, by, move }));
  return { match, steps: [...seen.steps, { seq: match.seq, happened: viewOf(match, eyesOf(sample)).happened }] };
}

/** Every seat but `except` answers, at most `most` times, until none of them is asked. */
export function others(
  sample: Pick<Sample, 'seat' | 'answer'>,
  seen: Seen,
  { except, most }: { readonly except: Seat | null; readonly most: number },
): Seen {
  let now = seen;
  for (let i = 0; i < most; i++) {
    const ask = viewOf(now.match, eyesOf(sample)).asks.find((open) => open.seat !== except);
    if (!ask) break;
    now = act(sample, now, ask.seat, sample.answer(now.match, ask.seat));
  }
  return now;
}

const MOST = 40;

/** The table's props of the sample. */
export function useSampleTable(sample: Sample): Omit<TableProps, 'hint'> {
  const { seat } = sample;
  const [seen, setSeen] = useState<Seen>(() => ({ match: sample.start(), steps: [] }));
  const played = ({ move }: { readonly move: unknown }) => {
    if (seat === null) return;
    setSeen(act(sample, { match: seen.match, steps: [] }, seat, move));
    setTimeout(
      () => setSeen(({ match }) => others(sample, { match, steps: [] }, { except: seat, most: MOST })),
      sample.pause,
    );
  };
  return {
    view: viewOf(seen.match, eyesOf(sample)),
    seq: seen.match.seq,
    steps: seen.steps,
    seats: sample.seats,
    nameOf: nameIn(sample.seats),
    seat,
    own: seat === null ? [] : [seat],
    clocks: asked.has('clock')
      ? sample.seats.map((_, seat) =>
          runningClock({ seat, left: number('clock', 30) * 1000 - seat * 3000, lead: 0, whole: 30_000 }, LOADED),
        )
      : [],
    busy: false,
    play: seat === null ? null : played,
  };
}

/** The frame of a table without the site around it. */
export function Laid(props: {
  readonly slug: string;
  readonly title: string;
  readonly module: TableModule;
  readonly view: TableProps['view'];
  readonly children: ReactNode;
}) {
  const language = useLanguage();
  return (
    <OpenLogProvider value={() => undefined}>
      <main className={`table ${props.slug}`}>
        <Bar
          title={props.title}
          phase={props.module.phase(props.view, language)}
          items={[
            { icon: 'rules', text: 'Правила', go: '/' },
            { icon: 'hint', text: 'Подсказка', go: '/' },
            { icon: 'leave', text: 'Выйти', go: '/' },
          ]}
        />
        {props.children}
      </main>
    </OpenLogProvider>
  );
}

export async function show(page: ReactNode): Promise<void> {
  followSystem();
  addGrain();
  const { language } = settings();
  const words = await loadWords(language);
  createRoot(document.querySelector('#root') as HTMLElement).render(
    <WordsProvider value={{ language, words }}>{page}</WordsProvider>,
  );
}
