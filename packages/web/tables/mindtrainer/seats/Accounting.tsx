import { tilesIn } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { CSSProperties } from 'react';
import { Mark } from '../../../pieces/Mark.tsx';
import { Tile } from '../board/Tile.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import '../look.css';

/** MT-16: the final scores, one row per player: points for words, minus the tiles left, plus what was gained. */
export default function Accounting({ game }: { readonly game: Mindtrainer }) {
  const { scene, words, nameOf } = game;
  const { final, scores, ending } = scene;
  if (!final) return null;
  const anyGain = final.some(({ gained }) => gained > 0);
  const order = scores.map((_, seat) => seat).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  return (
    <section className="mt-count" aria-label={words.accounting}>
      <h2>{words.accounting}</h2>
      {ending && <p>{words.log.over[ending]}</p>}
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.count.before}</th>
            <th scope="col">{words.count.unplayed}</th>
            {anyGain && <th scope="col">{words.count.gained}</th>}
            <th scope="col">{words.count.score}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat, line) => {
            const { unplayed, gained, tiles } = final[seat] ?? { unplayed: 0, gained: 0, tiles: '' };
            const score = scores[seat] ?? 0;
            return (
              <tr key={seat} style={{ '--k': line } as CSSProperties}>
                <th scope="row">
                  <span className="who">
                    <Mark seat={seat} />
                    {nameOf(seat)}
                  </span>
                  <span className="left">
                    {tilesIn(tiles).map((tile, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a rack may hold two equal tiles.
                      <Tile key={i} tile={tile} />
                    ))}
                  </span>
                </th>
                <td>{score - unplayed - gained}</td>
                <td>{unplayed === 0 ? '' : words.signed(unplayed)}</td>
                {anyGain && <td>{gained === 0 ? '' : words.signed(gained)}</td>}
                <td>
                  <b>{score}</b>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
