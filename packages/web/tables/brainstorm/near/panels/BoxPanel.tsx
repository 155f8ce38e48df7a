import { type BoxPose, STANCES } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { BOX_MOVES, boxFault } from '@izvilina/games/brainstorm/throwing/box.ts';
import type { Brainstorm } from '../../brainstorm.ts';
import { boxAs, boxTurned } from '../../controls/box.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { StanceIcon } from '../icons/StanceIcon.tsx';

/** BS-07: chooses the stance of the box (flat, side, upright); it is moved by dragging or with the arrow keys. */
export function BoxPanel({ game, box }: { readonly game: Brainstorm; readonly box: BoxPose }) {
  const { act, view } = game;
  const words = PLAYING_WORDS[game.language];
  const fault = view.boxMoves >= BOX_MOVES ? 'BOX_MOVED_TOO_OFTEN' : boxFault(view, box);
  return (
    <div className="bs-boxpanel">
      <ul className="bs-cards grips" aria-label={words.stances}>
        {STANCES.map((stance) => (
          <li key={stance}>
            <button
              type="button"
              className={stance === box.stance ? 'bs-card sel' : 'bs-card'}
              aria-pressed={stance === box.stance}
              onClick={() => act({ type: 'box', change: (now) => boxAs(now, stance) })}
            >
              <StanceIcon stance={stance} />
              <span>{words.stance[stance]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="bs-turns">
        <button
          type="button"
          className="bs-card"
          aria-label={words.act.left}
          onClick={() => act({ type: 'box', change: (now) => boxTurned(now, 15) })}
        >
          ↺
        </button>
        <button
          type="button"
          className="bs-card"
          aria-label={words.act.right}
          onClick={() => act({ type: 'box', change: (now) => boxTurned(now, -15) })}
        >
          ↻
        </button>
      </div>
      <p className="bs-fault" role="status">
        {fault === null ? '' : words.refused[fault]}
      </p>
    </div>
  );
}
