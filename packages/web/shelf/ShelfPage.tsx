import { useEffect } from 'react';
import { useWords } from '../i18n/words.ts';
import { GAMES } from '../tables/catalogue.ts';
import { type Running, RunningGames } from './RunningGames.tsx';
import { ShelfGame, type Ways } from './ShelfGame.tsx';
import { ShelfHead } from './ShelfHead.tsx';
import './shelf.css';

export interface ShelfProps extends Ways {
  readonly running: readonly Running[];
}

export function ShelfPage(props: ShelfProps) {
  const words = useWords();
  useEffect(() => {
    document.title = words.name;
  }, [words.name]);
  return (
    <div className="room shelfpage">
      <ShelfHead />
      <main>
        <h1 className="vh">{words.shelf.heading}</h1>
        <ul className="shelf">
          {GAMES.map((game) => (
            <ShelfGame key={game.slug} game={game} {...props} />
          ))}
          <li className="plank" aria-hidden="true" />
        </ul>
        <RunningGames running={props.running} onPlay={() => props.onPlay('cow006')} />
      </main>
    </div>
  );
}
