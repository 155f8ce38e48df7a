import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import { fightAgainst } from '@izvilina/games/brainstorm/rules/consequences.ts';
import { Mark } from '../../../../pieces/Mark.tsx';
import { Advice } from '../../../shared/Advice.tsx';
import type { Brainstorm } from '../../brainstorm.ts';
import { fightInWords } from '../../words/consequence.ts';
import { PLAYING_WORDS } from '../../words/playing.ts';
import { placeOf } from '../advice.ts';

/** BS-20, BS-21: a player to fight for, or to fight first. */
export function OwnersPanel({ game }: { readonly game: Brainstorm }) {
  const { view, send, nameOf, props } = game;
  const words = PLAYING_WORDS[game.language];
  const foes = view.clash?.foes ?? [];
  const attacking = view.phase === 'attack';
  const { newest } = view;
  const size = view.tiles.find(({ id }) => id === newest?.id)?.tile;
  return (
    <ul className="bs-cards owners" aria-label={words.asked[attacking ? 'attack' : 'side']}>
      {foes.map((player, index) => {
        const move: Move = attacking ? { type: 'attack', player } : { type: 'side', player };
        const fights = attacking ? [player] : foes.filter((foe) => foe !== player);
        return (
          <li key={player}>
            <button
              type="button"
              className="bs-card"
              aria-keyshortcuts={String(index + 1)}
              onClick={() => send?.(move)}
            >
              <Mark seat={player} />
              <span className="name">{nameOf(player)}</span>
              {newest && size && (
                <small>
                  {fightInWords(
                    view,
                    size,
                    fights.map((foe) => fightAgainst(view, newest, foe)),
                    words.what,
                  )}
                </small>
              )}
              <Advice
                places={placeOf(
                  props.hint,
                  (one) => one.type === move.type && 'player' in one && one.player === player,
                )}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
