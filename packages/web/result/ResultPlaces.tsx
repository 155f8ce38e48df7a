import type { Outcome } from '@izvilina/kernel/game.ts';
import { withMinus } from '../i18n/minus.ts';
import { useOwnWords } from '../i18n/words.ts';
import { Rosette } from '../pieces/Awards.tsx';
import { Mark } from '../pieces/Mark.tsx';
import { TentName } from '../pieces/TentName.tsx';
import type { ResultStory, TableModule } from '../tables/module.ts';
import { seatsByPlace } from './seats-by-place.ts';
import './result-places.css';
import { WORDS } from './words.ts';

export function ResultPlaces(props: {
  readonly result: Outcome;
  readonly story: ResultStory;
  readonly LoserAward: TableModule['LoserAward'];
  /** Names by seat. */
  readonly names: readonly string[];
}) {
  const { result, story, names, LoserAward } = props;
  const text = useOwnWords(WORDS);
  const places = result.places ?? [];
  return (
    <ol className="places" aria-label={text.places}>
      {seatsByPlace(places, names.length).map((seat) => {
        const note = story.notes[seat];
        const title = note?.title ?? null;
        return (
          <li key={seat} className={title ?? ''}>
            <span className="n">
              <span className="vh">{text.place(places[seat] ?? 0)}</span>
              <span aria-hidden="true">{places[seat]}</span>
            </span>
            <div className="tent">
              {title === 'winner' && <Rosette />}
              {title === 'loser' && LoserAward && <LoserAward />}
              <Mark seat={seat} />
              <TentName name={names[seat] ?? ''} />
              {note && <small className={title ? 'title' : ''}>{note.text}</small>}
              <strong>{withMinus(result.scores[seat] ?? 0)}</strong>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
