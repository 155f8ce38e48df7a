/**
 * npm run node -- packages/bots/cow006/testing/measure-match-rate.ts LEVEL AGAINST PLAYERS DEALS [SEED]
 * How many matches one LEVEL wins among others, told from single rounds at the levels' own nodes; prints one JSON object. It takes
 * far less time than whole matches for as narrow an interval.
 */
import { intervalOf, matchRate, playDeals } from './match-rate.ts';

const [level = 'master', against = 'strong', players = '2', deals = '100', seed = '1'] = process.argv.slice(2);
const comparison = { level, against, players: Number(players), deals: Number(deals), seed };
const played = await playDeals(comparison);
console.log(JSON.stringify({ ...comparison, winRate: matchRate(played, seed), ci95: intervalOf(played, seed) }));
