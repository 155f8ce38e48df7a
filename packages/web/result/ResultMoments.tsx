import { Link } from 'wouter';
import { useOwnWords } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';
import { Mark } from '../pieces/Mark.tsx';
import type { Moment } from '../tables/module.ts';
import './result-moments.css';
import { WORDS } from './words.ts';

/** The best moments of the game, each a link into the replay. */
export function ResultMoments(props: {
  readonly moments: readonly Moment[];
  /** Names by seat. */
  readonly names: readonly string[];
  readonly replayLink: string;
}) {
  const { moments, names, replayLink } = props;
  const words = useOwnWords(WORDS);
  return (
    <section className="moments">
      <h3>{words.moments}</h3>
      <ul>
        {moments.map(({ seq, seat, text, picture }) => (
          <li key={seq}>
            <div className="snapshot" aria-hidden="true">
              {picture}
            </div>
            <p>
              <Mark seat={seat} /> <b>{names[seat]}</b>, {text}
            </p>
            <Link href={`${replayLink}?seq=${seq}`} className="quiet">
              <Icon name="play" />
              {words.toMoment}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
