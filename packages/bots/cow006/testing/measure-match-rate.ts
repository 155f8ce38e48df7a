/**
 * npm run node -- packages/bots/cow006/testing/measure-match-rate.ts LEVEL AGAINST PLAYERS DEALS [SEED]
 * Share of matches that one LEVEL wins among others, estimated from single rounds at the levels' own nodes; prints one
 * JSON object. Needs far less time than whole matches for an equally narrow interval.
 */
import { intervalOf, matchRate, playDeals } from './match-rate.ts';

const [level = 'master', against = 'strong', players = '2', deals = '100', seed = '1'] = process.argv.slice(2);
const comparison = { level, against, players: Number(players), deals: Number(deals), seed };
const played = await playDeals(comparison);
console.log(JSON.stringify({ ...comparison, winRate: matchRate(played, seed), ci95: intervalOf(played, seed) }));
