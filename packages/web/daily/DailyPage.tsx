import { viewOf } from '@izvilina/kernel/match.ts';
import { useMemo } from 'react';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { useSettings } from '../kit/remembered/settings.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { WORDS as DAILY_WORDS } from '../pages/daily/words.ts';
import { seatsAmongBots } from '../pages/seatsAmongBots.ts';
import { useSeatNames } from '../pages/useSeatNames.ts';
import { useTitle } from '../pages/useTitle.ts';
import { DailyPaper } from './DailyPaper.tsx';
import type { Daily } from './daily.ts';
import { useSolving } from './useSolving.ts';
import '../kit/widgets/table.css';
import './daily.css';

/** The puzzle's position on the table, with the question beside it. */
export function DailyPage({ daily }: { readonly daily: Daily }) {
  const { game, module, puzzle } = daily;
  const { seat, best } = puzzle;
  const shell = useWords();
  const words = useOwnWords(DAILY_WORDS);
  const name = useSettings().nickname || shell.shelf.me;
  const solver = useSolving(daily);
  const { match, steps, ending, assessed } = solver.solving;
  const { answer } = solver;
  const view = useMemo(() => viewOf(match, seat), [match, seat]);
  const seats = useMemo(() => seatsAmongBots(match.players, seat, name), [match.players, seat, name]);
  const own = useMemo(() => [seat], [seat]);
  const nameOf = useSeatNames(game, seats);
  // When the answer was not found, it is shown as a hint (dashed) beside what was played.
  const missed = ending === 'shown' && assessed?.right === false;
  const hint = useMemo(() => (missed ? [{ move: best, value: 0, why: [] }] : null), [missed, best]);
  return (
    <>
      {module.Defs && <module.Defs />}
      <main className={`table ${game} papered dailypage`}>
        <Bar
          title={useTitle(game)}
          phase={words.title}
          items={[
            { icon: 'rules', text: shell.bar.rules, go: `/rules/${game}` },
            { icon: 'leave', text: shell.bar.leave, go: '/' },
          ]}
        />
        <module.Table
          key={solver.run}
          view={view}
          seq={match.seq}
          steps={steps}
          seats={seats}
          nameOf={nameOf}
          seat={seat}
          own={own}
          clocks={[]}
          busy={answer === null}
          hint={hint}
          play={answer && (({ move }) => answer(move))}
        />
        <DailyPaper daily={daily} solver={solver} nameOf={nameOf} />
      </main>
    </>
  );
}
