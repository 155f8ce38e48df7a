/**
 * npm run node -- packages/bots/ingenious/testing/measure-among-others.ts LEVEL AGAINST 2|3|4|team DEALS [SEED]
 * How often one LEVEL wins among others (two against two in teams) at the levels' own nodes, and how far its lowest marker is ahead
 * of theirs. Every deal (SEED/0, SEED/1 …) is played from every chair; what there is so far is printed after each as a JSON object.
 */
import { ingenious } from '@izvilina/games/ingenious/game.ts';
import { botPlayer, playGame, type Tally, wilson } from '../../duel.ts';
import { bots } from '../bots.ts';

const [level = 'master', against = 'strong', kind = '4', deals = '25', seed = '1'] = process.argv.slice(2);
const options = kind === 'team' ? { mode: 'team' } : {};
const players = kind === 'team' ? 4 : Number(kind);
const sides = kind === 'team' ? 2 : players;
/** Nodes alone are to decide. */
const budgetMs = 600_000;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const hundredths = (value: number): number => Math.round(100 * value) / 100;

/** Half the width of the 95 % interval of a mean. */
function halfWidth(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return 1.96 * Math.sqrt(squares / (values.length * Math.max(1, values.length - 1)));
}

async function playFrom(chair: number, deal: number): Promise<{ won: number; ahead: number }> {
  const isOurs = (seat: number): boolean => seat % sides === chair;
  const seats = Array.from({ length: players }, (_, seat) => (isOurs(seat) ? level : against));
  const plan = { seats, games: 1, seed, budgetMs, options };
  const seated = seats.map((name) => botPlayer(bots, name));
  const tallies = await playGame(plan, ingenious, seated, deal);
  const scoresOf = (ours: boolean) => tallies.filter((_, seat) => isOurs(seat) === ours).map(({ score }) => score);
  const won = tallies.filter((_, seat) => isOurs(seat)).reduce((sum, { wins }: Tally) => sum + wins, 0);
  return { won, ahead: mean(scoresOf(true)) - mean(scoresOf(false)) };
}

const leads: number[] = [];
let won = 0;
for (let deal = 0; deal < Number(deals); deal++) {
  const chairs = [];
  for (let chair = 0; chair < sides; chair++) chairs.push(await playFrom(chair, deal));
  won += chairs.reduce((sum, one) => sum + one.won, 0);
  leads.push(mean(chairs.map(({ ahead }) => ahead)));
  const games = sides * (deal + 1);
  const rate = { winRate: hundredths(won / games), ci95: wilson(won / games, games).map(hundredths) };
  const ahead = [hundredths(mean(leads)), hundredths(halfWidth(leads))];
  console.log(JSON.stringify({ level, against, kind, seed, games, ...rate, ahead }));
}
