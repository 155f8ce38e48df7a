import type { Move } from '@izvilina/games/brainstorm/moves/move-shapes.ts';
import type { BrainstormHappening } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import type { NameOf } from '../../module.ts';
import { forceOf } from '../controls/force.ts';
import type { BrainstormWords } from './words.ts';

/** The log line of a happening. Null for one not worth a line. */
export function describe(happening: BrainstormHappening, nameOf: NameOf, { log }: BrainstormWords): string | null {
  switch (happening.type) {
    case 'timeout':
      return log.timeout(nameOf(happening.player));
    case 'dropped':
      return happening.outcome === 'table' ? log.dropped.lies : log.dropped.again;
    case 'started':
      return log.started(nameOf(happening.first));
    case 'turn':
      return null;
    case 'box':
      return log.box(nameOf(happening.player), happening.pose?.stance ?? null);
    case 'boxTakenOff':
      return log.boxTakenOff;
    case 'dice':
      return log.dice(nameOf(happening.player), happening.pair);
    case 'released':
      return log.released(nameOf(happening.player), happening.die);
    case 'thrown':
      return log.thrown(happening.die, happening.outcome);
    case 'laid':
      return log.laid(nameOf(happening.player), happening.tile.tile);
    case 'joined':
      return happening.owner === null ? log.joinedNeutral : log.joined(nameOf(happening.owner));
    case 'claimed':
      return log.claimed(nameOf(happening.player), happening.tiles.length);
    case 'side':
      return log.side(nameOf(happening.player), nameOf(happening.side));
    case 'battle':
      return happening.won
        ? log.won(nameOf(happening.side), nameOf(happening.against), happening.tiles.length)
        : log.lostFight(nameOf(happening.side), nameOf(happening.against));
    case 'removed':
      return null;
    case 'merged':
      return log.merged(nameOf(happening.owner));
    case 'split':
      return log.split(happening.owner === null ? null : nameOf(happening.owner), happening.parts.length);
    case 'pawnReturned':
      return log.pawnReturned(nameOf(happening.player));
    case 'pawnMoved':
      return happening.from === happening.to
        ? log.pawnStays(nameOf(happening.player))
        : log.pawnMoved(nameOf(happening.player));
    case 'burner':
      return log.burner(nameOf(happening.player), happening.tokens);
    case 'burned':
      return log.burned(happening.tiles.length);
    case 'over':
      return log.over[happening.why];
  }
}

export function asked(view: BrainstormView, nameOf: NameOf, { asked: said }: BrainstormWords): string {
  const { phase } = view;
  if (phase === 'drop' || phase === 'over') return said[phase];
  if (phase === 'flight') return said.flight;
  const seat = view.asks[0]?.seat;
  if (seat === undefined) return said.over;
  if (seat !== view.viewer) return said.other[phase](nameOf(seat));
  return phase === 'end' && !hasRivalNetworks(view) ? said.endAlone : said[phase];
}

/** Without one there is nobody to burn, so nobody is asked whether to. */
export const hasRivalNetworks = ({ networks, turn }: Pick<BrainstormView, 'networks' | 'turn'>): boolean =>
  networks.some(({ owner }) => owner !== null && owner !== turn);

export function phase(view: BrainstormView, { phase: said }: BrainstormWords): string {
  switch (view.phase) {
    case 'drop':
    case 'dice':
    case 'end':
    case 'over':
      return said[view.phase];
    case 'burnerThrow':
    case 'burn':
      return said.burner;
    default: {
      if (view.flight?.burner) return said.burner;
      const of = view.dice?.length ?? 2;
      const waiting = view.phase === 'throw' || view.phase === 'flight';
      return said.throwOf(Math.min(of, view.thrown.length + (waiting ? 1 : 0)) || 1, of);
    }
  }
}

export function moveInWords(move: Move, nameOf: NameOf, { move: said }: BrainstormWords): string {
  switch (move.type) {
    case 'box':
      return said.box(move.pose?.stance ?? null);
    case 'dice':
      return said.dice(move.pair);
    case 'throw':
      return said.throw(move.die, move.style, forceOf(move.speed));
    case 'lay':
      return said.lay(move.tile);
    case 'pawn':
      return said.pawn(move.on);
    case 'claim':
      return said.claim(move.on !== null);
    case 'burn':
      return said.burn(move.angle);
    case 'side':
    case 'attack':
      return said[move.type](nameOf(move.player));
    default:
      return said[move.type];
  }
}
