import { type ComponentType, useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { useIsTouched } from '../kit/remembered/settings.ts';
import { Box } from '../pages/Box.tsx';
import { Mark } from '../pieces/Mark.tsx';
import './hand-over.css';

/** Hides the hands while the device is passed on or its players swap places. `low` leaves the board visible. */
export function HandOver(props: {
  readonly game: string;
  /** What the cover shows; the game's box if the game has no cover of its own. */
  readonly Cover: ComponentType | undefined;
  readonly name: string;
  readonly seat: number;
  readonly low: boolean;
  /** The screen lies between its players, so it is not passed on. */
  readonly isFlat: boolean;
  readonly onOpen: () => void;
}) {
  const { game, Cover, name, seat, low, isFlat } = props;
  const words = useWords();
  const handOver = (useIsTouched() ? words.table.pass : words.table.swap)(name);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!low) button.current?.focus();
  }, [low]);
  return (
    <section className={low ? 'pass low' : 'pass'} aria-label={handOver}>
      {!low && (
        <div className="bk" aria-hidden="true">
          {Cover ? <Cover /> : <Box game={game} />}
        </div>
      )}
      <h2>
        <Mark seat={seat} />
        {isFlat ? name : handOver}
      </h2>
      <p>{words.table.passHidden(name)}</p>
      <button ref={button} type="button" className="stamp" onClick={props.onOpen}>
        {words.table.passOpen(name)}
      </button>
    </section>
  );
}
