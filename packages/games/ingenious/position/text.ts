import { boardOf, CELLS } from '../pieces/board.ts';
import { COLOURS } from '../pieces/colours.ts';
import type { Tile } from '../pieces/tiles.ts';
import type { IngeniousView } from '../view/view.ts';

export function asText(view: IngeniousView): string {
  const { mode, phase, turn, bag, bonus, tracks, seats, rack, shown, shownBy } = view;
  return [
    `ingenious, ${mode}: ${phase}, turn of seat ${turn}${bonus > 0 ? ` (${bonus} more)` : ''}, ${bag} tiles in the bag`,
    ...board(view),
    ...tracks.map(
      (track, index) => `track ${index}  ${COLOURS.map((colour, i) => `${colour} ${track[i]}`).join('  ')}`,
    ),
    ...seats.map(({ rackSize, team }, seat) => `seat ${seat}   ${rackSize} tiles, plays for track ${team}`),
    ...(shown === null ? [] : [`shown    ${tiles(shown)} by seat ${shownBy}`]),
    ...(rack.length === 0 ? [] : [`own rack ${tiles(rack)}`]),
  ].join('\n');
}

/** The cells as letters of their colours, one line per `r`, each shifted half a cell to the right like the hexagons. */
function board({ radius, cells }: IngeniousView): string[] {
  const letters = new Map(cells.map(({ at, colour }) => [String(at), letter(colour)]));
  const used = CELLS.slice(0, boardOf(radius).size);
  return Array.from({ length: 2 * radius + 1 }, (_, line) => {
    const r = line - radius;
    const row = used.filter((at) => at[1] === r).sort((a, b) => a[0] - b[0]);
    const indent = ' '.repeat(Math.abs(r));
    return `  ${indent}${row.map((at) => letters.get(String(at)) ?? '·').join(' ')}`;
  });
}

const letter = (colour: string): string => (colour[0] as string).toUpperCase();
const tiles = (list: readonly Tile[]): string => list.map(([a, b]) => letter(a) + letter(b)).join(' ');
