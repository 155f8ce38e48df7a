import { type CSSProperties, type ReactNode, useEffect } from 'react';
import { useWords } from '../i18n/words.ts';
import type { Running } from '../pages/running/runningGame.ts';
import { BOXES, isReady } from '../tables/boxes.ts';
import { columnsFor, planksFor } from './planks.ts';
import { RunningGames } from './RunningGames.tsx';
import { ShelfGame, type Ways } from './ShelfGame.tsx';
import { ShelfHead } from './ShelfHead.tsx';
import './shelf.css';

/** The game offered when no game is running. */
const first = BOXES.find(isReady)?.slug ?? '';

export interface ShelfProps extends Ways {
  readonly running: readonly Running[];
  /** The server does not answer: games may be missing. */
  readonly lost?: boolean;
  /** The day's puzzles and other people's games. */
  readonly children?: ReactNode;
}

export function ShelfPage({ children, ...props }: ShelfProps) {
  const words = useWords();
  useEffect(() => {
    document.title = words.name;
  }, [words.name]);
  return (
    <div className="room shelfpage">
      <ShelfHead />
      <main>
        <h1 className="vh">{words.shelf.heading}</h1>
        {planksFor(BOXES).map((boxes) => (
          <ul key={boxes[0]?.slug} className="shelf" style={{ '--columns': columnsFor(boxes) } as CSSProperties}>
            {boxes.map((game) => (
              <ShelfGame key={game.slug} game={game} {...props} />
            ))}
            <li className="plank" aria-hidden="true" />
          </ul>
        ))}
        <RunningGames running={props.running} lost={props.lost ?? false} onPlay={() => props.onPlay(first)}>
          {children}
        </RunningGames>
      </main>
    </div>
  );
}
