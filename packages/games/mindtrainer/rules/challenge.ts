import { bySeat, type Millis, type Seat } from '@izvilina/kernel/game.ts';
import { afterRejection } from '../pieces/bag.ts';
import { tileLaid } from '../pieces/board.ts';
import type { Tiles } from '../pieces/letters.ts';
import type { MindtrainerHappening, Pending, ScoredLay, State } from '../state.ts';
import { stand } from './stand.ts';
import { endTurn } from './turn-end.ts';

/**
 * MT-R5, a game without a dictionary. All players except the layer accept or challenge; a challenge calls a vote of all
 * others, including those who had accepted. As at a real table, answers and votes are public, and later ones may depend
 * on earlier ones. A player who stays silent for a minute (`ANSWER_MS`) agrees with the word.
 */
export function waitForAnswers(state: State, laying: ScoredLay, at: Millis): State {
  const { players } = state;
  const accepted = bySeat(players, () => false);
  const votes = bySeat(players, () => null);
  return { ...state, phase: 'answers', pending: { ...laying, accepted, challenger: null, votes, since: at } };
}

/** The seats whose answer or vote is awaited. */
export function awaited({ players, phase, pending }: Pick<State, 'players' | 'phase' | 'pending'>): readonly Seat[] {
  if (pending === null) return [];
  const seats = bySeat(players, (seat) => seat);
  if (phase === 'answers') return seats.filter((seat) => seat !== pending.player && !pending.accepted[seat]);
  return voters(pending, players).filter((seat) => pending.votes[seat] === null);
}

/** The challenge itself counts as a vote. With two players the layer decides. */
function voters({ player, challenger }: Pending, players: number): Seat[] {
  if (players === 2) return [player];
  return bySeat(players, (seat) => seat).filter((seat) => seat !== player && seat !== challenger);
}

export function accept(state: State, pending: Pending, seat: Seat): State {
  const next = { ...pending, accepted: pending.accepted.with(seat, true) };
  return goOn({ ...state, pending: next, happened: [{ type: 'accepted', player: seat }] }, next);
}

export function challenge(state: State, pending: Pending, seat: Seat, at: Millis): State {
  const next: Pending = { ...pending, challenger: seat, since: at };
  const happened = [{ type: 'challenged', player: seat, voters: voters(next, state.players) }] as const;
  return { ...state, phase: 'votes', pending: next, happened };
}

export function vote(state: State, pending: Pending, seat: Seat, valid: boolean): State {
  const next = { ...pending, votes: pending.votes.with(seat, valid) };
  return goOn({ ...state, pending: next, happened: [{ type: 'voted', player: seat, valid }] }, next);
}

/** Time is out: silence accepts the word, as far as the votes already given allow. */
export function close(state: State, pending: Pending): State {
  const happened: MindtrainerHappening[] = [{ type: 'closed', silent: awaited(state) }];
  return settle({ ...state, happened }, pending);
}

const goOn = (state: State, pending: Pending): State => (awaited(state).length > 0 ? state : settle(state, pending));

function settle(state: State, pending: Pending): State {
  if (falls(pending, state.players)) return reject(state, pending);
  const { player, tiles, words, bonus, total } = pending;
  const stood: State = { ...state, happened: [...state.happened, { type: 'stood', player }] };
  return stand(stood, { player, tiles, words, bonus, total });
}

/** Rejected by a strict majority of those who did not lay it; with two players only if the layer agrees. */
function falls({ challenger, votes }: Pending, players: number): boolean {
  if (challenger === null) return false;
  const against = votes.filter((valid) => valid === false).length;
  return players === 2 ? against > 0 : 2 * (1 + against) > players - 1;
}

/** The tiles go back to the rack, visible to all, and the turn is lost. */
function reject(state: State, { player, tiles, words, bonus, total }: Pending): State {
  const back = tiles.map(tileLaid).join('');
  const rejected: State = {
    ...state,
    racks: state.racks.with(player, (state.racks[player] as Tiles) + back),
    known: state.known.with(player, afterRejection(state.known[player] ?? null, back)),
    happened: [...state.happened, { type: 'rejected', player, tiles, words: words.map(({ word }) => word) }],
  };
  return endTurn(rejected, { type: 'rejected', tiles, words, bonus, total });
}
