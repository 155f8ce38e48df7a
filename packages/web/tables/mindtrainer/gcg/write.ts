import { type Board, type Laid, withTiles } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { BLANK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { scoreOf } from '@izvilina/games/mindtrainer/rules/score.ts';
import type { LaidWord, MindtrainerHappening, State } from '@izvilina/games/mindtrainer/state.ts';
import type { Match } from '@izvilina/kernel/match.ts';

/** A line of the file without its total. */
interface Entry {
  readonly player: number;
  readonly rack: string;
  readonly what: string;
  readonly points: number;
}

/**
 * A finished game as GCG, the format of crossword game programs: one line per turn with rack, place, word, points and
 * total. A dot is a letter that was already on the board, a lower-case letter a blank, `?` a blank on a rack.
 * `frames[k]` is the game after k events.
 */
export function writeGcg(frames: readonly Match[], names: readonly string[]): string {
  const nicks = names.map((name, seat) => `${name.replace(/[\s>:]+/g, '_')}${isTwice(names, name) ? seat + 1 : ''}`);
  const states = frames.map(({ state }) => state as State);
  const [first] = states;
  if (!first) return '';
  const head = [
    '#character-encoding UTF-8',
    ...names.map((name, seat) => `#player${seat + 1} ${nicks[seat]} ${name}`),
    `#lexicon ${first.options.words ? 'own' : first.options.lexicon}`,
  ];
  const totals = [...first.scores];
  const lines = states
    .flatMap((state, i) => entriesOf(states[i - 1] ?? state, i === 0 ? [] : state.happened, state))
    .map(({ player, rack, what, points }) => {
      const total = (totals[player] ?? 0) + points;
      totals[player] = total;
      return [`>${nicks[player]}:`, rack, what, points < 0 ? points : `+${points}`, total]
        .filter((part) => part !== '')
        .join(' ');
    });
  return [...head, ...lines, ''].join('\n');
}

function entriesOf(before: State, happened: readonly MindtrainerHappening[], after: State): Entry[] {
  const rackOf = (player: number): string => racked(before.racks[player] ?? '');
  return happened.flatMap((one): Entry[] => {
    switch (one.type) {
      case 'laid': {
        const { words, total } = scoreOf(before.board, one.tiles);
        const [main] = words;
        if (!main) return [];
        const what = `${placeOf(main)} ${spelt(before.board, one.tiles, main)}`;
        return [{ player: one.player, rack: rackOf(one.player), what, points: total }];
      }
      case 'rejected': {
        const { total } = scoreOf(before.board, one.tiles);
        return [{ player: one.player, rack: racked(after.racks[one.player] ?? ''), what: '--', points: -total }];
      }
      case 'exchanged': {
        const aside = racked(after.returned[one.player]?.tiles ?? '');
        return [{ player: one.player, rack: rackOf(one.player), what: `-${aside}`, points: 0 }];
      }
      case 'passed':
        return [{ player: one.player, rack: rackOf(one.player), what: '-', points: 0 }];
      case 'ended':
        return one.lines.flatMap(({ player, tiles, unplayed, gained }): Entry[] => [
          ...(tiles === '' ? [] : [{ player, rack: '', what: `(${racked(tiles)})`, points: unplayed }]),
          ...(gained === 0 ? [] : [{ player, rack: '', what: '(*)', points: gained }]),
        ]);
      default:
        return [];
    }
  });
}

const COLUMNS = 'ABCDEFGHIJKLMNO';
const racked = (tiles: string): string => tiles.replaceAll(BLANK, '?');
const isTwice = (names: readonly string[], name: string): boolean => names.filter((other) => other === name).length > 1;

/** `8D` runs across, `D8` down. */
const placeOf = ({ x, y, down }: LaidWord): string =>
  down ? `${COLUMNS.charAt(x)}${y + 1}` : `${y + 1}${COLUMNS.charAt(x)}`;

function spelt(board: Board, tiles: readonly Laid[], { word, x, y, down }: LaidWord): string {
  const after = withTiles(board, tiles);
  return Array.from(word, (_, i) => {
    const [column, row] = down ? [x, y + i] : [x + i, y];
    const isNew = tiles.some((tile) => tile.x === column && tile.y === row);
    return isNew ? (after[row]?.[column] ?? '') : '.';
  }).join('');
}
