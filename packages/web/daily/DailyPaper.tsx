import { apart, type Mistake } from '@izvilina/bots/analysis/analysis.ts';
import { Link } from 'wouter';
import { useLanguage, useOwnWords, useWords, wordError } from '../i18n/words.ts';
import { toClipboard } from '../kit/device/clipboard.ts';
import { leaveNote } from '../kit/widgets/notes.tsx';
import { Said, Verdict } from '../pages/analysis/Verdict.tsx';
import { WORDS as ANALYSIS_WORDS, type AnalysisWords } from '../pages/analysis/words.ts';
import { dateOf } from '../pages/daily/day.ts';
import { type Ending, streakOf, useHistory } from '../pages/daily/history.ts';
import { WORDS as DAILY_WORDS } from '../pages/daily/words.ts';
import { useTitle } from '../pages/useTitle.ts';
import { Icon } from '../pieces/Icon.tsx';
import { BOXES, isReady } from '../tables/boxes.ts';
import type { NameOf } from '../tables/module.ts';
import { questionOf } from '../tables/questions.ts';
import type { Daily } from './daily.ts';
import type { Solver } from './useSolving.ts';
import { WORDS } from './words.ts';
import '../pages/paper/paper.css';

interface PaperProps {
  readonly daily: Daily;
  readonly solver: Solver;
  readonly nameOf: NameOf;
}

/** The question; after an answer, the verdict on it. */
export function DailyPaper(props: PaperProps) {
  const { daily, solver } = props;
  const { solving, refusal, failed } = solver;
  const shell = useWords();
  const words = useOwnWords(WORDS);
  const language = useLanguage();
  const refused = refusal && (daily.module.refusal?.(refusal, language) ?? wordError(shell, refusal));
  const className = `paper-beside daily-paper ${solving.assessed ? 'answered' : ''}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keys too.
    <section className={className} aria-label={words.paper} tabIndex={0}>
      <div role="status">
        {solving.assessed ? (
          <Answered {...props} />
        ) : (
          <>
            <h2>{words.date(dateOf(daily.day))}</h2>
            <p className="question">{questionOf(daily.game)[language]}</p>
            <p>{failed ? words.failed : solving.move === null ? words.tries(solving.tries) : words.judging}</p>
            {refused && <p className="refused">{refused}</p>}
          </>
        )}
      </div>
      <div className="acts">
        {solver.retry && (
          <button type="button" className="stamp" onClick={solver.retry}>
            {words.retry}
          </button>
        )}
        {solver.show && (
          <button type="button" className="quiet" onClick={solver.show}>
            <Icon name="eye" />
            {words.show}
          </button>
        )}
      </div>
      {solving.ending && <Done {...props} ending={solving.ending} />}
    </section>
  );
}

function Answered({ daily, solver, nameOf }: PaperProps) {
  const { module, puzzle } = daily;
  const { move, assessed, ending, took } = solver.solving;
  const words = useOwnWords(WORDS);
  const analysis = useOwnWords<AnalysisWords>(ANALYSIS_WORDS);
  if (!assessed) return null;
  const { right, cost, why } = assessed;
  const { seat, best } = puzzle;
  // Reasons shared with the answer would give it away, and do not tell what is wrong with this move.
  const own = right ? [] : apart({ own: why, why: puzzle.why });
  const told = own.length > 0 ? own : why;
  if (!right && ending === 'shown') {
    const mistake: Mistake = { seq: 0, seat, cost, move, own: why, best, why: puzzle.why };
    return (
      <>
        <h2>{words.missed}</h2>
        <Verdict mistake={mistake} module={module} nameOf={nameOf} />
      </>
    );
  }
  return (
    <>
      <h2 className={right ? 'yes' : undefined}>
        {ending === null
          ? words.wrong(module.simultaneous)
          : ending === 'shown'
            ? words.shown
            : words.right(ending, seconds(daily, took))}
      </h2>
      <div className="verdict">
        <Said name={right ? null : nameOf(seat)} move={move} why={told} module={module} nameOf={nameOf} />
      </div>
      {cost > 0 && <p>{analysis.cost(cost)}</p>}
      {ending === null && <p>{words.onceMore}</p>}
    </>
  );
}

/** Time taken, in seconds; null except in a race, where speed matters. */
const seconds = ({ module }: Daily, took: number): number | null =>
  module.simultaneous ? Math.max(1, Math.round(took / 1000)) : null;

/** After the end: the streak, a line to share, and the next puzzle of today. */
function Done({ daily, solver, ending }: PaperProps & { readonly ending: Ending }) {
  const { day, game } = daily;
  const words = useOwnWords(WORDS);
  const strip = useOwnWords(DAILY_WORDS);
  const language = useLanguage();
  const history = useHistory();
  const title = useTitle(game);
  const streak = streakOf(history, day);
  const next = BOXES.find((box) => isReady(box) && !history[day]?.[box.slug]);
  const share = async () => {
    const text = words.line({
      date: dateOf(day),
      title,
      ending,
      streak,
      seconds: seconds(daily, solver.solving.took),
    });
    const url = `${location.origin}/daily/${game}`;
    if ('share' in navigator) await navigator.share({ text, url });
    else {
      await toClipboard(`${text} ${url}`);
      leaveNote({ icon: 'share', title: words.copied });
    }
  };
  return (
    <footer>
      <p>
        <b>{streak > 0 ? strip.streak(streak) : words.noStreak}</b>
      </p>
      <small>{words.rule}</small>
      <div className="acts">
        {next && (
          <Link href={`/daily/${next.slug}`} className="stamp">
            {words.next(next.title[language])}
          </Link>
        )}
        <button type="button" className="quiet" onClick={() => share().catch(() => undefined)}>
          <Icon name="share" />
          {words.share}
        </button>
      </div>
    </footer>
  );
}
