import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.ts';
import { Box } from '../pages/Box.tsx';
import { CowBack } from '../pieces/CowCard.tsx';
import { Mark } from '../pieces/Mark.tsx';

/** One screen for all: the device goes round, and nobody sees another's hand. `low` leaves the board in sight. */
export function HandOver(props: {
  readonly game: string;
  readonly name: string;
  readonly seat: number;
  readonly low: boolean;
  readonly onOpen: () => void;
}) {
  const { game, name, seat, low } = props;
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!low) button.current?.focus();
  }, [low]);
  return (
    <section className={low ? 'pass low' : 'pass'} aria-label={words.table.pass(name)}>
      {!low && (
        <div className="bk" aria-hidden="true">
          {game === 'cow006' ? <Backs /> : <Box game={game} />}
        </div>
      )}
      <h2>
        <Mark seat={seat} />
        {words.table.pass(name)}
      </h2>
      <p>{words.table.passHidden(name)}</p>
      <button ref={button} type="button" className="stamp" onClick={props.onOpen}>
        {words.table.passOpen(name)}
      </button>
    </section>
  );
}

const Backs = () =>
  [-2, -1, 0, 1, 2].map((k) => <CowBack key={k} style={{ rotate: `${k * 9}deg`, translate: `0 ${k * k * 5}px` }} />);
