import type { MindtrainerHappening } from '@izvilina/games/mindtrainer/state.ts';
import { Mark } from '../../../pieces/Mark.tsx';
import { Tile } from '../board/Tile.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import '../look.css';

/** MT-05: the tiles drawn for the start, and who begins. Shown until the viewer starts a word or gets advice. */
export default function StartDraw({ game }: { readonly game: Mindtrainer }) {
  const { view, words, nameOf, choosing, advised } = game;
  const rounds = view.happened.filter(isDraw);
  const starts = view.happened.find((one) => one.type === 'starts');
  const hasBegun = choosing.placed.length > 0 || choosing.held !== null || choosing.cursor !== null;
  if (rounds.length === 0 || !starts || hasBegun || advised) return null;
  return (
    <section className="mt-draw" aria-label={words.draw}>
      <h2>{words.draw}</h2>
      {rounds.map(({ draws }, round) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds of a draw have no other name.
        <ul key={round}>
          {draws.map(({ player, tile }) => (
            <li key={player} className={player === starts.player ? 'first' : ''}>
              <Tile tile={tile} as=" " />
              <span className="who">
                <Mark seat={player} />
                {nameOf(player)}
              </span>
              <span className="vh">{tile === '*' ? words.blank : tile}</span>
            </li>
          ))}
        </ul>
      ))}
      <p>{words.drawHow(nameOf(starts.player))}</p>
    </section>
  );
}

const isDraw = (
  happening: MindtrainerHappening,
): happening is Extract<MindtrainerHappening, { type: 'drewForStart' }> => happening.type === 'drewForStart';
