import { SIZES } from '../pieces/pieces.ts';
import type { LaidTile, Network } from '../state.ts';
import type { BrainstormView } from '../view/view.ts';

export function asText(view: BrainstormView): string {
  const { phase, turn, table, tiles, networks, pawns, tokens, supply, dice, thrown, box, rest, flight, scores } = view;
  return [
    `brainstorm, table ${table.width} × ${table.depth} mm: ${phase}, turn of seat ${turn}`,
    `supply   ${SIZES.map((size) => `${supply[size]} ${size}`).join(', ')}`,
    `dice     ${dice === null ? 'not chosen' : dice.map((die) => (thrown.includes(die) ? `${die} (thrown)` : die)).join(', ')}`,
    ...(box === null ? [] : [`box      ${box.stance} at ${box.at}, ${box.angle}°`]),
    ...(flight === null ? [] : [`flight   ${flight.die}${flight.burner ? ' for the burner' : ''}`]),
    ...(rest === null
      ? []
      : [`rest     ${rest.die} at ${rest.at}, ${rest.angle}°${rest.burner ? ' for the burner' : ''}`]),
    ...tiles.map(tileText),
    ...networks.map(networkText),
    ...pawns.map(
      (own, seat) =>
        `seat ${seat}   ${scores[seat]} points, ${tokens[seat]} tokens, pawns ${own.map((id) => id ?? 'in hand').join(', ')}`,
    ),
  ].join('\n');
}

const tileText = ({ id, tile, face, at, angle }: LaidTile): string =>
  `${id.padEnd(8)} ${tile} ${face} at ${at}, ${angle}°`;

const networkText = ({ tiles, owner }: Network): string =>
  `network  ${owner === null ? 'neutral' : `of seat ${owner}`}: ${tiles.join(' ')}`;
