import type { Purpose } from '@izvilina/bots/brainstorm/reasons.ts';
import type { Die, Size } from '@izvilina/games/brainstorm/pieces/pieces.ts';
import { capital } from '../../../i18n/capital.ts';
import { english } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';
import type { BrainstormWords } from './words.ru.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
export const size: Readonly<Record<Size, string>> = { small: 'small', medium: 'medium', large: 'large' };
export const die: Readonly<Record<Die, string>> = { red: 'red', black: 'black', white: 'white' };
export const tiles = (n: number): string => `${n} ${english(n, 'tile', 'tiles')}`;
export const points = (n: number): string => `${n} ${english(n, 'point', 'points')}`;
/** What a throw is for. */
const aim: Readonly<Record<Purpose, string>> = {
  own: 'to extend a network',
  open: 'to start a network',
  neutral: 'to take neutral tiles',
  battle: 'to win a battle',
  burn: 'to burn the most',
};
const networkOf = (name: string): string => (isYou(name) ? 'Your network' : `${name}’s network`);
const doing = (name: string, what: string): string => `${does(name, 'is', 'are')} ${what}`;
const STANDS = { flat: 'flat', side: 'on its side', end: 'upright' } as const;

export const en: BrainstormWords = {
  size,
  die,
  points,
  dieNamed: (which) => `The ${die[which]} die`,

  phase: {
    drop: 'who begins',
    throwOf: (n, of) => `throw ${n} of ${of}`,
    dice: 'choosing dice',
    burner: 'burner',
    end: 'end of turn',
    over: 'result',
  },
  asked: {
    drop: 'A die decides who begins',
    flight: 'In the air…',
    dice: 'Which two dice?',
    throw: 'Pull the die back and let go',
    burnerThrow: 'The burner: throw the black die',
    lay: 'How will the tile lie?',
    burn: 'Which way will the burner point?',
    pawn: 'Place a pawn?',
    side: 'Whose side will it fight on?',
    attack: 'Who do we fight first?',
    return: 'Which pawn comes back?',
    relocate: 'Where does your pawn go?',
    claim: 'Claim another part?',
    end: 'Use the burner, or stop here?',
    endAlone: 'Your turn is done',
    over: 'The game is over',
    other: {
      dice: (name) => doing(name, 'choosing dice'),
      throw: (name) => doing(name, 'about to throw'),
      burnerThrow: (name) => doing(name, 'aiming the burner'),
      lay: (name) => doing(name, 'placing a tile'),
      burn: (name) => doing(name, 'turning the burner'),
      pawn: (name) => `${name} may place a pawn`,
      side: (name) => doing(name, 'choosing a side'),
      attack: (name) => doing(name, 'choosing who to fight'),
      return: (name) => doing(name, 'taking a pawn back'),
      relocate: (name) => doing(name, 'moving a pawn'),
      claim: (name) => `${name} may claim another part`,
      end: (name) => doing(name, 'ending the turn'),
    },
  },
  force: (share, past) => `force ${Math.round(share * 100)}%${past ? ': past the table' : ''}`,
  supply: (which) => size[which],
  piles: 'Tiles left',
  burnerHow: 'for a token, once a turn',
  place: 'Your seat',
  table: 'Table',
  seats: 'Players',
  view: { '2d': 'Flat table', '3d': '3D table', top: 'From above', orbit: 'At an angle' },
  burner: 'Burner',
  networks: 'What lies on the table',
  network: (name, which, worth) =>
    `${name ?? 'Neutral'}: ${which.map((one) => size[one]).join(', ')}, ${points(worth)}`,
  emptyTable: 'The table is empty.',
  boxStands: (stance) => (stance === 'flat' ? 'The box lies on the table.' : `The box stands ${STANDS[stance]}.`),
  seat: {
    points: (n) => points(n),
    tokens: (n) => `${n} ${english(n, 'token', 'tokens')}`,
    pawns: (n) => `${n} ${english(n, 'pawn', 'pawns')} in hand`,
    turn: 'to move',
  },
  log: {
    begin: 'The table is empty: let’s begin',
    goesOn: 'The game goes on from here',
    timeout: (name) => `${name}: out of time, the table decides`,
    dropped: { lies: 'The die has come to rest', again: 'Too close to call: the die falls again' },
    started: (name) => does(name, 'begins', 'begin'),
    box: (name, stance) =>
      stance === null
        ? does(name, 'takes the box away', 'take the box away')
        : `${does(name, 'sets', 'set')} the box ${STANDS[stance]}`,
    boxTakenOff: 'The box was in the way, so it is taken off',
    dice: (name, pair) => `${does(name, 'takes', 'take')} the ${list.format(pair.map((one) => die[one]))} dice`,
    released: (name, which) => `${does(name, 'throws', 'throw')} the ${die[which]} die`,
    thrown: (which, outcome) =>
      ({
        table: `The ${die[which]} die landed on the table`,
        tile: `The ${die[which]} die ended on a tile`,
        box: `The ${die[which]} die stayed on the box`,
        off: `The ${die[which]} die fell off the table`,
        misfire: `The ${die[which]} die never touched the table: again`,
      })[outcome],
    laid: (name, which) => `${does(name, 'places', 'place')} a ${size[which]} tile`,
    joinedNeutral: 'The tile joins a neutral network',
    joined: (name) => `${networkOf(name)} grows`,
    claimed: (name, n) =>
      n > 1 ? `${does(name, 'claims', 'claim')} a network of ${tiles(n)}` : does(name, 'places a pawn', 'place a pawn'),
    side: (name, side) => `${does(name, 'fights', 'fight')} for ${isYou(side) ? 'you' : side}`,
    won: (name, foe, n) =>
      `Battle! ${does(name, 'wins', 'win')}: ${isYou(foe) ? 'you lose' : `${foe} loses`} ${tiles(n)}`,
    lostFight: (name, foe) =>
      `Battle! ${does(name, 'loses', 'lose')} the new tile: ${isYou(foe) ? 'you are' : `${foe} is`} stronger`,
    merged: (name) => `${isYou(name) ? 'Your' : `${name}’s`} two networks are one now`,
    split: (name, n) => `${name === null ? 'A neutral network' : networkOf(name)} falls into ${n} parts`,
    pawnReturned: (name) => does(name, 'takes a pawn back', 'take a pawn back'),
    pawnMoved: (name) => does(name, 'moves a pawn', 'move a pawn'),
    pawnStays: (name) => does(name, 'leaves the pawn in place', 'leave the pawn in place'),
    burner: (name, left) => `Brain burst! ${does(name, 'spends', 'spend')} a token, ${left} left`,
    burned: (n) => (n === 0 ? 'The burner touches nothing' : `The burner burns ${tiles(n)}`),
    over: { tiles: 'No tiles left: the game is over', throws: 'Too many misses: the game is over' },
  },
  move: {
    box: (stance) => (stance === null ? 'Take the box away' : `Set the box ${STANDS[stance]}`),
    dice: (pair) => `Take the ${list.format(pair.map((one) => die[one]))} dice`,
    throw: (which, style, force) =>
      `Throw the ${die[which]} die ${{ toss: 'from the fingertips', skim: 'off the palm', slap: 'from under the edge' }[style]}, force ${Math.round(force * 100)}%`,
    lay: (which) => `Place the ${size[which]} tile`,
    pawn: (on) => (on ? 'Place a pawn' : 'Place no pawn'),
    side: (name) => `Fight for ${isYou(name) ? 'you' : name}`,
    attack: (name) => `Fight ${isYou(name) ? 'you' : name} first`,
    return: 'Take this pawn back',
    relocate: 'Move the pawn here',
    claim: (on) => (on ? 'Claim this part' : 'Claim nothing more'),
    burner: 'Spend a token on the burner',
    burn: (angle) => `Turn the burner to ${Math.round(angle)}°`,
    endTurn: 'End the turn',
  },
  reasons: {
    stays: () => 'Everything on the table stays as it is.',
    gains: ({ points: n }) => `Brings ${points(Number(n))}.`,
    claims: ({ points: n }) => `${n} of that from neutral tiles.`,
    destroys: ({ player, tiles: n, points: worth }, nameOf) =>
      `${does(nameOf(Number(player)), 'loses', 'lose')} ${tiles(Number(n))}: ${points(Number(worth))}.`,
    splits: ({ player, points: n }, nameOf) =>
      `${networkOf(nameOf(Number(player)))} is torn, ${points(Number(n))} cut off.`,
    grows: ({ points: n }) => `Extends a friendly network to ${points(Number(n))}.`,
    alone: () => 'Lies apart: a new network.',
    dies: () => 'The tile dies in the battle.',
    burns: ({ points: n }) => `After paying the token, ${points(Number(n))} on average.`,
    aims: ({ at }) => `The aim is ${aim[at as Purpose]}.`,
    aimsBoth: ({ one, at, other, otherAt }) =>
      at === otherAt
        ? `Both aim ${aim[at as Purpose]}.`
        : `${capital(die[one as Die])} aims ${aim[at as Purpose]}, ${die[other as Die]} ${aim[otherAt as Purpose]}.`,
    expects: ({ points: n }) => `Worth ${points(Number(n))} on average.`,
    free: ({ percent }) =>
      Number(percent) >= 100
        ? 'The die is sure to find a free spot.'
        : `The die finds a free spot in ${percent}% of throws.`,
    bothFree: ({ percent }) =>
      Number(percent) >= 100 ? 'Both are sure to find a free spot.' : `Both find a free spot ${percent}% of the time.`,
    throwsPast: () => 'Any spot is worse than a miss: throw it past the table.',
    clearsBox: () => 'The box is only in the way.',
    pawnBack: () => 'A pawn comes back to hand.',
    keepsToken: () => 'The token is worth more: three points at the end.',
    loses: ({ points: n }) => `Costs ${points(Number(n))}.`,
    gives: ({ player, points: n }, nameOf) => `${does(nameOf(Number(player)), 'gets', 'get')} ${points(Number(n))}.`,
    neutral: () => 'The tile stays neutral.',
    lastPawn: () => 'Uses the last free pawn.',
    threat: ({ player, points: n }, nameOf) => {
      const name = nameOf(Number(player));
      return `${isYou(name) ? 'You' : `Careful: ${name}`} could take ${points(Number(n))}.`;
    },
  },
  story: {
    alone: (name) => (isYou(name) ? 'You win: brains to spare' : `${name}: brains to spare`),
    nobody: 'A tie: nobody wins',
    subline: (won, second) => `${points(won)} to ${second}.`,
    tie: (won) => `${points(won)} each; the tile count decided.`,
    note: (small, medium, large, tokens) =>
      `${small} small · ${medium} medium · ${large} large${tokens > 0 ? ` · ${tokens}\u00a0${english(tokens, 'token', 'tokens')}` : ''}`,
    turn: (n) => `${n}`,
  },
  moments: {
    battle: (n) => `${tiles(n)} knocked out in one battle`,
    burned: (n) => `the burner takes ${tiles(n)}`,
    claimed: (n) => `a network of ${tiles(n)} with a single pawn`,
  },
};
