import { ingenious } from '@izvilina/games/ingenious/game.ts';
import type { Move } from '@izvilina/games/ingenious/moves/move-shapes.ts';
import { moveOf } from '@izvilina/games/ingenious/moves/placements.ts';
import type { Mode } from '@izvilina/games/ingenious/options.ts';
import { boardOf, CELLS, type Grid } from '@izvilina/games/ingenious/pieces/board.ts';
import { colourOf } from '@izvilina/games/ingenious/pieces/colours.ts';
import { tileOf } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { trackOf } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { openPairs } from '@izvilina/games/ingenious/rules/opening.ts';
import type { State } from '@izvilina/games/ingenious/state.ts';
import { advance, begin, type Match } from '@izvilina/kernel/match.ts';
import { must } from '@izvilina/kernel/result.ts';
import { cellName } from '@izvilina/web/tables/ingenious/board/cursor.ts';
import { ru } from '@izvilina/web/tables/ingenious/words/words.ru.ts';
import { type Beginning, beginFrom } from '../steps/begin-from.ts';
import { bestPlace } from './best.ts';
import { faceOf, type Sight } from './sight.ts';

/** The same game inside the test: dealt from the same seed, judged by the rules. Always uses bonuses and swaps. */
export class Mirror {
  readonly #names: readonly string[];
  #match: Match;
  /** A chain is a bonus tile that itself earns another. */
  readonly seen = { tiles: 0, chains: 0, swaps: 0 };

  constructor(names: readonly string[], mode: Mode, seed: string, begun: object | null = null) {
    this.#names = names;
    const game = begun === null ? ingenious : beginFrom(ingenious, begun);
    this.#match = must(begin(game, { players: names.length, options: { mode }, seed }));
  }

  get state(): State {
    return this.#match.state as State;
  }

  get isOver(): boolean {
    return this.state.phase === 'over';
  }

  /** Whether the last move brought a marker to the end of a board. */
  get earned(): boolean {
    return this.state.happened.some(({ type }) => type === 'bonusEarned');
  }

  name(seat: number): string {
    return this.#names[seat] ?? '?';
  }

  /** The move of the player whose turn it is. */
  next(): Move {
    const { phase, radius, grid, racks, turn } = this.state;
    if (phase === 'swap') return { type: 'swap' };
    const board = boardOf(radius);
    return bestPlace(board, grid, racks[turn] ?? [], openPairs(board, grid, this.state)).place;
  }

  play(move: Move): void {
    const { turn, phase } = this.state;
    this.#match = must(advance(this.#match, { at: 0, by: turn, move }));
    if (move.type === 'swap') this.seen.swaps++;
    if (move.type === 'place') this.seen.tiles++;
    if (phase === 'bonus' && this.earned && this.state.phase === 'bonus') this.seen.chains++;
  }

  /** What the page of this seat must show now, in its own texts. */
  sightOf(seat: number): Sight {
    const { grid, racks, tracks, shown, options } = this.state;
    const rack = (racks[seat] ?? []).map(tileOf);
    const row = trackOf(options.mode, seat);
    return {
      asked: this.#asked(seat),
      cells: CELLS.slice(0, grid.length).map((at, cell) => ru.cell(cellName(at), wordFor(grid[cell]), false)),
      rack: rack.map(ru.tile).sort(),
      faces: rack.map(faceOf).sort(),
      mine: tracks[row] ?? [],
      theirs: tracks.toSpliced(row, 1).flat(),
      shown: shown && {
        caption: ru.shown(this.name(shown.player)),
        tiles: shown.tiles.map((id) => faceOf(tileOf(id))).sort(),
      },
    };
  }

  #asked(seat: number): string {
    const { phase, turn } = this.state;
    if (phase === 'over') return ru.asked.over;
    return turn === seat ? ru.asked[phase] : ru.asked[`${phase}Of`](this.name(turn));
  }

  /** Everybody's place and score, the best first. */
  standings(): string[] {
    const { places, scores } = ingenious.result(this.state);
    return (places ?? []).map((place, seat) => `${place} ${this.name(seat)} ${scores[seat]}`).sort();
  }
}

/** The mirror's own game after this many tiles, as a position to begin from. */
export function positionAfter(tiles: number, players: number, mode: Mode, seed: string): Beginning {
  const mirror = new Mirror(Array(players).fill(''), mode, seed);
  while (mirror.seen.tiles < tiles || mirror.state.phase !== 'place') mirror.play(mirror.next());
  const { laid, racks, bag, tracks, turn, opened } = mirror.state;
  const position = {
    players,
    options: { mode },
    tracks,
    turn,
    opened,
    laid: laid.map(moveOf).map(({ tile, cells }) => ({ tile, cells })),
    racks: racks.map((rack) => rack.map(tileOf)),
    bag: bag.map(tileOf).reverse(),
  };
  return { game: 'ingenious', position };
}

const wordFor = (colour: Grid[number] | undefined): string | null =>
  typeof colour === 'number' ? ru.colour[colourOf(colour)] : null;
