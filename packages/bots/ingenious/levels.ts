import { LEVELS } from '../bot.ts';
import { isFour, type Sim } from './simulation/simulator.ts';

/**
 * The levels, and three players to measure them by: one that plays at random, one that raises its own lowest colour and looks no
 * further, and plain Monte Carlo whose rollouts are eight greedy replies deep.
 */
export const NAMES = [...LEVELS, 'random', 'greedy-min', 'mc8'] as const;
export type Name = (typeof NAMES)[number];

export const isName = (name: string): name is Name => (NAMES as readonly string[]).includes(name);

export interface Level {
  /** `glance`: the best-looking of as many placements as are noticed; `lowest`: greedy-min; `search`: rollouts. */
  readonly method: 'random' | 'glance' | 'lowest' | 'search';
  /** Rollouts for one decision; where positions can only be judged by the lead it takes `leadNodes` to see as much. */
  readonly nodes: number;
  readonly leadNodes: number;
  /** How many tiles a rollout lays before the position is judged: in all, or of each player. */
  readonly horizon: { readonly tiles: number } | { readonly rounds: number };
  /** When at most this many pairs of free neighbours are left, rollouts are played to the end of the game instead. */
  readonly toTheEnd: number;
  /** How many of the best-looking placements are judged as they lie, where the judge is better than looks; 0 = none. */
  readonly sieve: number;
  /** How many placements are looked into at all. */
  readonly breadth: number;
  /** How much of what a cell would give others counts when placements are chosen to be looked into. */
  readonly denial: number;
  /** What points are worth: by the room left, or also by what the board promises their colour. */
  readonly appraises: 'room' | 'need';
  /** How many of the best-looking replies are weighed in a rollout, where the judge is better than looks; 1 = the best-looking. */
  readonly weighs: number;
  readonly halving: boolean;
  /** By the lead on the tracks, or by what such positions came to in many games. */
  readonly judge: 'lead' | 'outlook';
  /** What is different where not two play: there a rollout takes longer and luck is greater, so that shorter ones tell more. */
  readonly many: Partial<Omit<Level, 'many' | 'four'>>;
  /** What is different besides where four play, each for themselves: there the judge looks at racks too. */
  readonly four: Partial<Omit<Level, 'many' | 'four'>>;
  /** Whether the last plies are solved. */
  readonly solves: boolean;
}

const EYES_SHUT: Level = {
  method: 'random',
  nodes: 0,
  leadNodes: 0,
  horizon: { rounds: 0 },
  toTheEnd: 0,
  sieve: 0,
  breadth: 0,
  denial: 0,
  appraises: 'room',
  weighs: 1,
  halving: false,
  judge: 'lead',
  many: {},
  four: {},
  solves: false,
};
const SEARCH: Level = {
  ...EYES_SHUT,
  method: 'search',
  horizon: { rounds: 4 },
  breadth: 30,
  denial: 0.5,
  halving: true,
};
const SIEVED: Level = { ...SEARCH, sieve: 40, breadth: 12, judge: 'outlook' };
const ENDLESS = Number.POSITIVE_INFINITY;

/** The level as it plays with this number of players. */
export function among(level: Level, sim: Pick<Sim, 'mode' | 'players'>): Level {
  if (sim.players === 2) return level;
  return { ...level, ...level.many, ...(isFour(sim) ? level.four : {}) };
}

/** Length of a rollout in tiles; infinite = to the end of the game. Always so in solitaire: rollouts are short there. */
export function horizonIn(
  { mode, players, freePairs }: Pick<Sim, 'mode' | 'players' | 'freePairs'>,
  { horizon, toTheEnd }: Level,
): number {
  if (mode === 'solo' || freePairs <= toTheEnd) return Number.POSITIVE_INFINITY;
  return 'tiles' in horizon ? horizon.tiles : horizon.rounds * players;
}

export const LEVEL: Readonly<Record<Name, Level>> = {
  novice: { ...EYES_SHUT, method: 'glance', breadth: 400 },
  learner: {
    ...SEARCH,
    nodes: 9,
    leadNodes: 9,
    horizon: { tiles: 1 },
    breadth: 3,
    denial: 0,
    halving: false,
    many: { method: 'glance', breadth: ENDLESS },
  },
  casual: {
    ...SEARCH,
    nodes: 50,
    leadNodes: 120,
    horizon: { rounds: 1 },
    breadth: 5,
    judge: 'outlook',
    many: { breadth: 10, judge: 'lead' },
  },
  strong: { ...SIEVED, nodes: 400, leadNodes: 1500, many: { judge: 'lead' } },
  master: {
    ...SIEVED,
    nodes: 24_000,
    leadNodes: 8000,
    sieve: 80,
    breadth: 24,
    weighs: 6,
    solves: true,
    many: { horizon: { rounds: 1 }, toTheEnd: 40, appraises: 'need', weighs: 1 },
    four: { nodes: 8000, weighs: 4 },
  },
  random: EYES_SHUT,
  'greedy-min': { ...EYES_SHUT, method: 'lowest' },
  mc8: { ...SEARCH, nodes: ENDLESS, leadNodes: ENDLESS, horizon: { tiles: 8 }, denial: 0, halving: false },
};
