import { type Chance, drawn } from '@izvilina/kernel/chance.ts';
import { holdsDie, type Lay, NO_SLACK, type Slack } from '../geometry/placement.ts';
import { sideOf, stretchOf } from '../geometry/seats.ts';
import { exactMm } from '../geometry/units.ts';
import { type BoxPose, DICE, type Die, FACES, HOLES, SIZE_OF, STANCES } from '../pieces/pieces.ts';
import { mayBurn } from '../rules/turn-end.ts';
import type { Rest, State } from '../state.ts';
import { BOX_MOVES, boxFault } from '../throwing/box.ts';
import { GRIPS, STYLES } from '../throwing/throw.ts';
import type { Move } from './move-shapes.ts';

const BOX_ONE_IN = 8;
const BURNER_ONE_IN = 6;
const TRIES = 6;

/** A random move that cannot be listed: a throw, a pose of the box, a placement with play, an angle. Always legal. */
export function sampleMove(state: State, chance: Chance): Move | null {
  switch (state.phase) {
    case 'dice':
      return extra(state, chance) ?? { type: 'dice', pair: somePair(chance) };
    case 'throw':
    case 'burnerThrow':
      return extra(state, chance) ?? someThrow(state, chance);
    case 'lay':
      return someLay(state.rest as Rest, chance);
    case 'burn':
      return { type: 'burn', angle: chance.below(3600) / 10 };
    case 'end':
      return extra(state, chance) ?? { type: 'endTurn' };
    default:
      return null;
  }
}

/** Now and then moves the box or takes the burner first. */
function extra(state: State, chance: Chance): Move | null {
  if (state.phase !== 'burnerThrow' && mayBurn(state) && chance.below(BURNER_ONE_IN) === 0) return { type: 'burner' };
  if (state.boxMoves >= BOX_MOVES || chance.below(BOX_ONE_IN) > 0) return null;
  if (state.box !== null && chance.below(3) === 0) return { type: 'box', pose: null };
  for (let tries = TRIES; tries > 0; tries--) {
    const pose = someBox(state, chance);
    if (boxFault(state, pose) === null) return { type: 'box', pose };
  }
  return null;
}

function someBox({ table }: State, chance: Chance): BoxPose {
  const within = (size: number) => exactMm(((chance.below(2001) - 1000) / 2000) * size);
  return { at: [within(table.width), within(table.depth)], angle: chance.below(360), stance: drawn(STANCES, chance) };
}

function somePair(chance: Chance): [Die, Die] {
  const left = chance.below(DICE.length);
  const [one, other] = DICE.filter((_, index) => index !== left) as [Die, Die];
  return chance.below(2) === 0 ? [one, other] : [other, one];
}

function someThrow({ phase, dice, thrown, options, table, players, turn }: State, chance: Chance): Move {
  const between = (low: number, high: number) => low + chance.below(high - low + 1);
  const [from, to] = options.ownSide ? stretchOf(table, sideOf(players, turn)) : [0, 1];
  const open = (dice ?? []).filter((die) => !thrown.includes(die));
  return {
    type: 'throw',
    die: phase === 'burnerThrow' ? 'black' : drawn(open, chance),
    edge: from + ((to - from) * between(1, 999)) / 1000,
    yaw: between(-400, 400) / 10,
    pitch: between(-100, 450) / 10,
    speed: between(400, 2000),
    height: between(10, 200),
    grip: drawn(GRIPS, chance),
    style: drawn(STYLES, chance),
  };
}

function someLay(rest: Rest, chance: Chance): Lay {
  const tile = SIZE_OF[rest.die];
  const lay: Lay = {
    type: 'lay',
    tile,
    face: drawn(FACES, chance),
    hole: chance.below(HOLES[tile].length),
    quarter: chance.below(4),
    slack: NO_SLACK,
  };
  for (let tries = TRIES; tries > 0; tries--) {
    const slack = someSlack(chance);
    if (holdsDie(rest, { ...lay, slack })) return { ...lay, slack };
  }
  return lay;
}

const someSlack = (chance: Chance): Slack => ({
  dx: (chance.below(151) - 75) / 100,
  dy: (chance.below(151) - 75) / 100,
  turn: (chance.below(113) - 56) / 10,
});
