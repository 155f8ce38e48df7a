/**
 * Makes the weights of outlook-with-racks.ts: node packages/bots/ingenious/outlook/fit-outlook-with-racks.ts > weights-of-four.ts
 * (one to two minutes of a core). The players play against each other, first by the lead and then by the weights found so far, and
 * the network learns to foretell how those games ended. All in a game play alike: else it would learn whose positions win instead of
 * which. The seed is fixed. FIRST and SECOND, if given, are how many games there are the first and the second time.
 */
import { SUPPLY } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { below, fastFrom, unit as portion } from '../../fast.ts';
import { playOut, type Replier, weighing } from '../simulation/policy.ts';
import { listBest, type Reply, shortlistOf } from '../simulation/replies.ts';
import { copySim, deal, emptySim, HUES, type Sim } from '../simulation/simulator.ts';
import { type Judge, manyJudge } from '../value.ts';
import { appraiseByNeedIn } from '../worth/by-need.ts';
import { noWorth } from '../worth/worth.ts';
import { descent } from './descent.ts';
import { STAGES, stageOf } from './outlook-of-many.ts';
import { BENT, HEIGHTS, look, noSight, outlookWithRacks, UNITS, VALUES, type Weights } from './outlook-with-racks.ts';

const PLAYERS = 4;
const [first = '8000', second = '14000'] = process.argv.slice(2);
const GAMES = [Number(first), Number(second)];
/** How many of the best-looking replies a player weighs. */
const WEIGHED = 8;
/** For variety any of those weighed is laid now and then: each game has its own share, up to this and mostly far less. */
const STRAY = 0.25;

const fast = fastFrom(chanceAt('fit-outlook-with-racks', 0));
const opening: Sim = emptySim('standard', PLAYERS);
const appraise = appraiseByNeedIn(opening);

/** Positions, and what they came to for each seat. */
interface Record {
  readonly seen: Uint8Array;
  readonly came: Float64Array;
  count: number;
}

/** Where in a position's record things stand that the outlook looks at. */
const TRACKS = 2;
const SEEN_HELD = TRACKS + PLAYERS * HUES;
const SEEN_BEST = SEEN_HELD + PLAYERS * HUES;
const SEEN_CELLS = SEEN_BEST + HUES;
const SEEN_LAID = SEEN_CELLS + HUES;
const LENGTH = SEEN_LAID + HUES;
/** No game has more turns. */
const MOST_TURNS = 100;

const list = shortlistOf(WEIGHED);
const worth = noWorth();

/** Any of the best-looking. */
const stray: Replier = (sim, dice): Reply => {
  appraise(sim, sim.turn, worth);
  listBest(sim, worth, dice, list);
  return list.replies[below(dice, list.count)] as Reply;
};

/** Plays games by a judge; recorded are the positions in which a turn began. */
function played(judge: Judge, games: number): Record {
  const most = games * MOST_TURNS;
  const record = { seen: new Uint8Array(most * LENGTH), came: new Float64Array(most * PLAYERS), count: 0 };
  const deck = Uint8Array.from(SUPPLY);
  const game = emptySim('standard', PLAYERS);
  const weigh = weighing(appraise, judge, WEIGHED, game);
  for (let n = 0; n < games; n++) {
    copySim(opening, game);
    deal(game, deck, fast);
    const strays = STRAY * portion(fast) ** 2;
    const began = record.count;
    while (game.stage !== 'over') {
      if (game.stage === 'place') note(game, record);
      playOut(game, portion(fast) < strays ? stray : weigh, fast, 1);
    }
    const came = Array.from({ length: PLAYERS }, (_, seat) => manyJudge(game, seat));
    const all = came.reduce((sum, one) => sum + one, 0);
    const shares = came.map((one) => one / all);
    for (let i = began; i < record.count; i++) record.came.set(shares, PLAYERS * i);
  }
  return record;
}

const sight = noSight();

function note(game: Sim, record: Record): void {
  look(game, sight);
  const from = LENGTH * record.count++;
  record.seen[from] = stageOf(game);
  record.seen[from + 1] = game.turn;
  record.seen.set(game.tracks.subarray(0, PLAYERS * HUES), from + TRACKS);
  record.seen.set(sight.held, from + SEEN_HELD);
  record.seen.set(sight.best, from + SEEN_BEST);
  record.seen.set(sight.cells, from + SEEN_CELLS);
  record.seen.set(sight.laid, from + SEEN_LAID);
}

/** All weights one after another: where each kind begins. */
const MARKER = 0;
const HELD = MARKER + VALUES.marker * UNITS;
const BEST = HELD + VALUES.held * UNITS;
const CELLS = BEST + VALUES.best * UNITS;
const LAID = CELLS + VALUES.cells * UNITS;
const STAGE = LAID + VALUES.laid * UNITS;
const HEIGHT = STAGE + VALUES.stage * UNITS;
const POWER = HEIGHT + HEIGHTS * UNITS;
const TURN = POWER + STAGES * HEIGHTS;
const SIZE = TURN + STAGES * PLAYERS;

/** A guess to begin with: a unit rises with the marker and with what the board promises, and bends at a place of its own. */
function guess(): Float64Array {
  const all = new Float64Array(SIZE);
  for (let unit = 0; unit < UNITS; unit++) {
    const steep = 0.3 + 0.5 * (((7 * unit) % UNITS) / UNITS);
    const hope = 0.15 * (0.5 + 0.2 * portion(fast));
    const from = 6 * portion(fast) - 4;
    for (let marker = 0; marker < VALUES.marker; marker++) all[MARKER + UNITS * marker + unit] = steep * marker;
    for (let best = 0; best < VALUES.best; best++) all[BEST + UNITS * best + unit] = hope * best;
    for (let stage = 0; stage < STAGES; stage++) all[STAGE + UNITS * stage + unit] = from;
  }
  for (let i = HEIGHT; i < POWER; i++) all[i] = (1.2 / UNITS) * (0.5 + portion(fast));
  all.fill(1.5 / HEIGHTS, POWER, TURN);
  return all;
}

const weightsOf = (all: Float64Array): Weights => ({
  marker: all.slice(MARKER, HELD),
  held: all.slice(HELD, BEST),
  best: all.slice(BEST, CELLS),
  cells: all.slice(CELLS, LAID),
  laid: all.slice(LAID, STAGE),
  stage: all.slice(STAGE, HEIGHT),
  height: all.slice(HEIGHT, POWER),
  power: all.slice(POWER, TURN),
  turn: all.slice(TURN),
});

/** A higher marker is never worse. */
function straighten(all: Float64Array): void {
  for (let i = HEIGHT; i < TURN; i++) all[i] = Math.max(0, all[i] as number);
  for (let i = MARKER + UNITS; i < HELD; i++) {
    if ((all[i] as number) >= (all[i - UNITS] as number)) continue;
    const middle = ((all[i] as number) + (all[i - UNITS] as number)) / 2;
    all[i] = middle;
    all[i - UNITS] = middle;
  }
}

/** Steps that move two notches can leave a third behind. */
function straightenAtLast(all: Float64Array): void {
  for (let i = MARKER + UNITS; i < HELD; i++) all[i] = Math.max(all[i] as number, all[i - UNITS] as number);
}

const PLACES = PLAYERS * HUES;
/** Where the weights begin that a unit adds up for a colour of a seat. */
const ADDED = 6;
const added = new Int32Array(PLACES * ADDED);
const sums = new Float64Array(PLACES * UNITS);
const burdens = new Float64Array(PLACES * HEIGHTS);
const levels = new Float64Array(PLAYERS * HEIGHTS);
const strengths = new Float64Array(PLAYERS);

const bent = (sum: number): number => (sum < 0 ? BENT * sum : sum);

/** Finds how strong the seats are, and on the way everything of which `learn` asks how it changes. */
function foretell(all: Float64Array, seen: Uint8Array, at: number): void {
  const stage = seen[at] as number;
  const turn = seen[at + 1] as number;
  for (let place = 0; place < PLACES; place++) {
    const colour = place % HUES;
    const from = place * ADDED;
    added[from] = MARKER + UNITS * (seen[at + TRACKS + place] as number);
    added[from + 1] = HELD + UNITS * (seen[at + SEEN_HELD + place] as number);
    added[from + 2] = BEST + UNITS * (seen[at + SEEN_BEST + colour] as number);
    added[from + 3] = CELLS + UNITS * (seen[at + SEEN_CELLS + colour] as number);
    added[from + 4] = LAID + UNITS * (seen[at + SEEN_LAID + colour] as number);
    added[from + 5] = STAGE + UNITS * stage;
    for (let unit = 0; unit < UNITS; unit++) {
      let sum = 0;
      for (let i = from; i < from + ADDED; i++) sum += all[(added[i] as number) + unit] as number;
      sums[UNITS * place + unit] = sum;
    }
    for (let of = 0; of < HEIGHTS; of++) {
      let height = 0;
      for (let unit = 0; unit < UNITS; unit++)
        height += (all[HEIGHT + UNITS * of + unit] as number) * bent(sums[UNITS * place + unit] as number);
      burdens[HEIGHTS * place + of] = Math.exp(-height);
    }
  }
  for (let seat = 0; seat < PLAYERS; seat++) {
    let strength = all[turnOf(stage, turn, seat)] as number;
    for (let of = 0; of < HEIGHTS; of++) {
      let burden = 0;
      for (let c = 0; c < HUES; c++) burden += burdens[HEIGHTS * (HUES * seat + c) + of] as number;
      for (let c = 0; c < HUES; c++) burdens[HEIGHTS * (HUES * seat + c) + of]! /= burden;
      levels[HEIGHTS * seat + of] = -Math.log(burden);
      strength += (all[POWER + HEIGHTS * stage + of] as number) * (levels[HEIGHTS * seat + of] as number);
    }
    strengths[seat] = strength;
  }
}

const turnOf = (stage: number, turn: number, seat: number): number =>
  TURN + PLAYERS * stage + ((seat + PLAYERS - turn) % PLAYERS);

/** Adds to `slope` how the surprise at a position changes with every weight; returns the surprise (cross entropy). */
function learn(all: Float64Array, { seen, came }: Record, index: number, slope: Float64Array): number {
  const stage = seen[LENGTH * index] as number;
  const turn = seen[LENGTH * index + 1] as number;
  foretell(all, seen, LENGTH * index);
  const odds = Math.log(strengths.reduce((sum, strength) => sum + Math.exp(strength), 0));
  let surprised = 0;
  for (let seat = 0; seat < PLAYERS; seat++) {
    const found = (strengths[seat] as number) - odds;
    const share = came[PLAYERS * index + seat] as number;
    surprised -= share * found;
    const off = Math.exp(found) - share;
    slope[turnOf(stage, turn, seat)]! += off;
    for (let of = 0; of < HEIGHTS; of++)
      slope[POWER + HEIGHTS * stage + of]! += off * (levels[HEIGHTS * seat + of] as number);
    for (let c = 0; c < HUES; c++) learnPlace(all, stage, HUES * seat + c, off, slope);
  }
  return surprised;
}

function learnPlace(all: Float64Array, stage: number, place: number, off: number, slope: Float64Array): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const sum = sums[UNITS * place + unit] as number;
    let ofUnit = 0;
    for (let of = 0; of < HEIGHTS; of++) {
      const at = HEIGHT + UNITS * of + unit;
      const ofHeight = off * (all[POWER + HEIGHTS * stage + of] as number) * (burdens[HEIGHTS * place + of] as number);
      slope[at]! += ofHeight * bent(sum);
      ofUnit += ofHeight * (all[at] as number);
    }
    if (sum < 0) ofUnit *= BENT;
    for (let i = place * ADDED; i < (place + 1) * ADDED; i++) slope[(added[i] as number) + unit]! += ofUnit;
  }
}

const EPOCHS = 2;
const BATCH = 256;
const FIRST_STEP = 0.02;
const LAST_STEP = FIRST_STEP / 200;
/** The first steps are shorter. */
const WARM_UP = 200;

function fit(all: Float64Array, record: Record): void {
  const descend = descent(all);
  const slope = new Float64Array(SIZE);
  const batches = Math.ceil(record.count / BATCH);
  let surprised = 0;
  for (let step = 1; step <= EPOCHS * batches; step++) {
    slope.fill(0);
    for (let i = 0; i < BATCH; i++) surprised += learn(all, record, below(fast, record.count), slope);
    for (let i = 0; i < SIZE; i++) slope[i]! /= BATCH;
    const left = 1 - step / (EPOCHS * batches);
    descend(slope, (FIRST_STEP * left * left + LAST_STEP) * Math.min(1, step / WARM_UP));
    straighten(all);
    if (step % batches > 0) continue;
    console.error(`${record.count} positions, surprise ${(surprised / batches / BATCH).toFixed(4)}`);
    surprised = 0;
  }
  straightenAtLast(all);
}

let judge: Judge = manyJudge;
let all: Float64Array = new Float64Array(SIZE);
for (const games of GAMES) {
  all = guess();
  fit(all, played(judge, games));
  judge = outlookWithRacks(weightsOf(all));
}

const table = (values: Float64Array, row: number): string =>
  Array.from({ length: values.length / row }, (_, i) => {
    return `    ${Array.from(values.subarray(row * i, row * (i + 1)), (value) => Math.round(1000 * value)).join(', ')},`;
  }).join('\n');
const ROWS = { height: UNITS, power: HEIGHTS * STAGES, turn: PLAYERS * STAGES };
const tables = Object.entries(weightsOf(all)).map(([name, values]) => {
  return `  ${name}: thousandths(\n${table(values, ROWS[name as keyof typeof ROWS] ?? UNITS)}\n  ),`;
});

console.log(`import { thousandths, type Weights } from './outlook-with-racks.ts';

/** Made by fit-outlook-with-racks.ts; a line of units for each value. */
// biome-ignore format: rows stay rows
export const OUTLOOK: Weights = {
${tables.join('\n')}
};`);
