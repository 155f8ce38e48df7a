import { levelName, useOwnWords, useWords } from '../i18n/words.ts';
import { useTitle } from '../pages/useTitle.ts';
import { ResultPlot } from './ResultPlot.tsx';
import type { GameStats, RivalStats } from './stats.ts';
import { WORDS } from './words.ts';

const RIVALS_SHOWN = 12;

/** Statistics of one title: games played, games won, the best score, and the scores as a plot. */
export function GameCard({ stats }: { readonly stats: GameStats }) {
  const text = useOwnWords(WORDS);
  const { played, won, streak, bestScore } = stats;
  return (
    <section className={`pad gamecard ${stats.game}`}>
      <h3>{useTitle(stats.game)}</h3>
      <p>
        {text.count(played)}, {text.wins(won)}
      </p>
      <ResultPlot stats={stats} />
      <dl>
        <div>
          <dt>{text.best}</dt>
          <dd>{bestScore}</dd>
        </div>
        {streak.longest > 0 && (
          <div>
            <dt>{text.streak}</dt>
            <dd>
              {streak.now} <small>{text.streakLongest(streak.longest)}</small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

export function Rivals({ rivals }: { readonly rivals: readonly RivalStats[] }) {
  const words = useWords();
  const text = useOwnWords(WORDS);
  const nameOf = ({ rival }: RivalStats) =>
    rival.kind === 'person' ? rival.name : words.botNamed(levelName(words, rival.level));
  return (
    <section className="pad rivalry">
      <h2>{text.rivals}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.rival}</th>
            <th scope="col">{text.met}</th>
            <th scope="col">{text.ahead}</th>
            <th scope="col">{text.behind}</th>
          </tr>
        </thead>
        <tbody>
          {rivals.slice(0, RIVALS_SHOWN).map((one) => (
            <tr key={one.key}>
              <th scope="row">{nameOf(one)}</th>
              <td>{one.met}</td>
              <td>{one.ahead}</td>
              <td>{one.behind}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
