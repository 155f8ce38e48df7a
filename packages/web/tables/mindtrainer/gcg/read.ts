import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import { BLANK, isTile, type Tiles, without } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { State } from '@izvilina/games/mindtrainer/state.ts';
import type { AnyGame } from '@izvilina/kernel/game.ts';
import { advance, begin, isOver, type Match } from '@izvilina/kernel/match.ts';
import { must, ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { moveFrom, tilesOf } from './moves.ts';

export interface GcgGame {
  readonly names: readonly string[];
  /** The dictionary the game was played with, if the file names one of ours; otherwise `open`. */
  readonly lexicon: Options['lexicon'];
  /** `frames[k]` is the game after k turns. */
  readonly frames: readonly Match[];
}

interface GcgTurn {
  readonly player: number;
  readonly rack: Tiles;
  readonly play: string;
}

/** The word of the previous turn was rejected. */
const TAKEN_BACK = '--';
/** Not a turn: the tiles left on a rack at the end. */
const LEFT = '()';

const tilesFrom = (rack: string): Tiles => rack.replaceAll('?', BLANK);

/**
 * Replays a game from its GCG lines by the rules. Before every turn the bag is ordered so that the player draws the
 * tiles their next line shows. Words are not looked up: the file may have been written with another dictionary.
 */
export function readGcg(text: string, game: AnyGame): Result<GcgGame> {
  const lines = text.split(/\r?\n/);
  const players = lines.flatMap((line) => {
    const [, nick, name] = /^#player\d\s+(\S+)\s*(.*)$/.exec(line) ?? [];
    return nick === undefined ? [] : [{ nick, name: name || nick }];
  });
  const turns = turnsIn(
    lines,
    players.map(({ nick }) => nick),
  );
  if (turns === null) return refuse('BAD_RECORD');
  const racks = players.map((_, seat) => turns.find(({ player }) => player === seat)?.rack ?? '');
  const position = { players: players.length, options: { lexicon: 'open' }, racks, turn: turns[0]?.player ?? 0 };
  const begun = begin(game, { players: players.length, options: {}, seed: 'gcg', position });
  if (!begun.ok) return refuse('BAD_RECORD');
  const frames: Match[] = [begun.value];
  for (const [i, turn] of turns.entries()) {
    const now = frames.at(-1) as Match;
    if (isOver(now) || turn.play === TAKEN_BACK || turn.play === LEFT) continue;
    const next = afterTurn(now, turn, turns.slice(i + 1));
    if (!next.ok) return refuse('BAD_RECORD', { at: i + 1 });
    frames.push(next.value);
  }
  const last = frames.at(-1) as Match;
  if (turns.some(({ play }) => play === LEFT) && !isOver(last)) frames.push(broughtToAnEnd(last));
  return ok({ names: players.map(({ name }) => name), lexicon: lexiconIn(lines), frames });
}

function lexiconIn(lines: readonly string[]): Options['lexicon'] {
  const named = lines.find((line) => line.startsWith('#lexicon '))?.slice('#lexicon '.length);
  return named === 'nouns' || named === 'all' ? named : 'open';
}

/** For a game that ended because no word fitted: without a dictionary that is unknown, so every player passes. */
function broughtToAnEnd(match: Match): Match {
  let now = match;
  while (!isOver(now)) now = must(advance(now, { at: now.at, by: (now.state as State).turn, move: { type: 'pass' } }));
  return now;
}

function turnsIn(lines: readonly string[], nicks: readonly string[]): GcgTurn[] | null {
  const turns: GcgTurn[] = [];
  for (const line of lines) {
    if (!line.startsWith('>')) continue;
    const [, nick = '', rest = ''] = /^>([^:]+):\s*(.*)$/.exec(line) ?? [];
    const player = nicks.indexOf(nick);
    if (player < 0) return null;
    const [rack = '', ...parts] = rest.split(/\s+/);
    const left = /^\((\S+)\)$/.exec(rack)?.[1];
    // The tiles a player was left with tell what they drew last. The final scores need no reading: the rules count
    // them.
    if (left === undefined) turns.push({ player, rack: tilesFrom(rack), play: parts.slice(0, -2).join(' ') });
    else if (parts[0]?.startsWith('+') !== true || /^\+0$/.test(parts[0]))
      turns.push({ player, rack: tilesFrom(left), play: LEFT });
  }
  return turns.length > 0 ? turns : null;
}

function afterTurn(match: Match, { player, rack, play }: GcgTurn, later: readonly GcgTurn[]): Result<Match> {
  const state = match.state as State;
  const move = moveFrom(play, state.board);
  if (move === null || state.turn !== player) return refuse('BAD_RECORD');
  const stands = later[0]?.player !== player || later[0].play !== TAKEN_BACK;
  const next = later.find((turn) => turn.player === player && turn.play !== TAKEN_BACK);
  const kept = without(rack, tilesOf(move));
  const drawn = stands && next && kept !== null ? without(next.rack, [...kept].filter(isTile)) : null;
  const arranged = { ...match, state: { ...state, bag: withFirst(state.bag, drawn ?? '') } };
  const laid = advance(arranged, { at: match.at, by: player, move });
  return laid.ok ? judged(laid.value, player, stands) : laid;
}

/** The bag with the tiles to be drawn next at its beginning. */
function withFirst(bag: Tiles, drawn: Tiles): Tiles {
  const rest = without(bag, [...drawn].filter(isTile));
  return rest === null ? bag : drawn + rest;
}

/**
 * Answers for the other players, since no dictionary decides: if the word stands, all accept it; if not, the next
 * player challenges it and all vote against it.
 */
function judged(match: Match, player: number, stands: boolean): Result<Match> {
  let now = match;
  for (;;) {
    const { phase, pending, turn } = now.state as State;
    if (pending === null || turn !== player || phase === 'over') return ok(now);
    const ask = now.game.turn(now.state);
    const by = ask.over ? 0 : (ask.asks[0]?.seat ?? 0);
    const answer = phase === 'votes' ? { type: 'vote', valid: stands } : { type: stands ? 'accept' : 'challenge' };
    const next = advance(now, { at: match.at, by, move: answer });
    if (!next.ok) return next;
    now = next.value;
  }
}
