import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { BOXES, isReady } from '../../tables/boxes.ts';
import { dayOf } from './day.ts';
import { isSolved, solvedIn, streakOf, useHistory } from './history.ts';
import { WORDS } from './words.ts';
import './daily-strip.css';

/** One line: today's puzzle of every game, which of them are done, and the streak. */
export function DailyStrip(): ReactNode {
  const words = useOwnWords(WORDS);
  const language = useLanguage();
  const history = useHistory();
  const [today] = useState(() => dayOf(new Date()));
  const streak = streakOf(history, today);
  const solved = solvedIn(history);
  return (
    <section className="daily-strip" aria-labelledby="daily-strip">
      <h2 id="daily-strip">{words.title}</h2>
      <ul>
        {BOXES.filter(isReady).map(({ slug, title }) => {
          const ending = history[today]?.[slug];
          return (
            <li key={slug}>
              <Link href={`/daily/${slug}`} className={`${slug} ${ending ? 'done' : ''}`}>
                <span>{title[language]}</span>
                {ending && (
                  <>
                    <Icon name={isSolved(ending) ? 'check' : 'eye'} />
                    <span className="vh">{words.endings[ending]}</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {solved > 0 && (
        <p>
          {streak > 0 && <b>{words.streak(streak)}</b>} {words.solved(solved)}
        </p>
      )}
    </section>
  );
}
