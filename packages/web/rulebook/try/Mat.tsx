import { viewOf } from '@izvilina/kernel/match.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { useMemo } from 'react';
import { typeset } from '../../i18n/typeset.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { useSettings } from '../../kit/remembered/settings.ts';
import { seatsAmongBots } from '../../pages/seatsAmongBots.ts';
import { useSeatNames } from '../../pages/useSeatNames.ts';
import { Icon } from '../../pieces/Icon.tsx';
import type { Book } from '../book.ts';
import { BOOK_WORDS } from '../words.ts';
import type { Reading } from './useTrial.ts';
import './try.css';

/** The live position of a page: the reader plays, and the script moves the other seats. */
export function Mat({ book, reading }: { readonly book: Book; readonly reading: Reading }) {
  const { play, trial, mat } = reading;
  const { game, module } = book;
  const words = useOwnWords(BOOK_WORDS);
  const language = useLanguage();
  const view = useMemo(() => viewOf(trial.match, play.seat), [trial.match, play]);
  const seats = useReadersSeats(reading);
  const own = useMemo(() => [play.seat], [play.seat]);
  const nameOf = useSeatNames(game.slug, seats);
  return (
    <>
      <div className="try">
        <h3>{words.try}</h3>
        <p>{typeset(play.task[language])}</p>
        <div className="tools">
          <button type="button" className="quiet" onClick={reading.startOver}>
            <Icon name="again" />
            <span>{words.again}</span>
          </button>
          <button type="button" className="quiet" onClick={reading.show}>
            <Icon name="play" />
            <span>{words.show}</span>
          </button>
        </div>
      </div>
      <div className="mat" ref={mat}>
        <module.Small
          key={reading.run}
          view={view}
          seq={trial.match.seq}
          steps={trial.steps}
          seats={seats}
          nameOf={nameOf}
          seat={play.seat}
          own={own}
          clocks={[]}
          busy={false}
          hint={null}
          play={reading.move && (({ move }) => reading.move?.(move))}
        />
      </div>
    </>
  );
}

export function useReadersSeats({ trial, play }: Reading): readonly SeatInfo[] {
  const words = useOwnWords(BOOK_WORDS);
  const name = useSettings().nickname || words.reader;
  return useMemo(() => seatsAmongBots(trial.match.players, play.seat, name), [trial.match.players, play.seat, name]);
}
