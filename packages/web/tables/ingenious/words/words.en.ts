import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { capital } from '../../../i18n/capital.ts';
import { english } from '../../../i18n/plural.ts';
import { does, isYou } from '../../../i18n/you.ts';
import type { IngeniousWords } from './words.ru.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const listOr = new Intl.ListFormat('en', { type: 'disjunction' });
const colour: Readonly<Record<Colour, string>> = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'purple',
};
const tile = ([one, other]: Tile): string =>
  one === other ? `two ${colour[one]}` : `${colour[one]} and ${colour[other]}`;
const points = (n: number): string => `${n} ${english(n, 'point', 'points')}`;
const placesMore = (name: string, tiles: number): string =>
  `${does(name, 'places', 'place')} ${tiles > 1 ? 'two more tiles' : 'one more tile'}`;
const of = (name: unknown): string => colour[name as Colour] ?? '';

export const en: IngeniousWords = {
  colour,
  tile,
  phase: (turn, mode) => (mode === 'solo' ? `tile ${turn}` : `turn ${turn}`),
  phaseOver: 'result',
  together: (names) => list.format(names),

  asked: {
    place: 'Where does it go?',
    placeOf: (name) => (isYou(name) ? 'Your turn' : `${name} to move`),
    bonus: 'One more tile!',
    bonusOf: (name) => does(name, 'places one more', 'place one more'),
    swap: 'Swap your rack?',
    swapOf: (name) => does(name, 'may swap all tiles', 'may swap all tiles'),
    over: 'The game is over',
  },

  scores: ([one, other], reached = []) => {
    const gained = (name: Colour, sum: number) =>
      `${colour[name]} +${sum}${reached.includes(name) ? ' to the end of the track' : ''}`;
    const sum = one.points + other.points;
    if (sum === 0) return 'no points';
    if (one.colour === other.colour) return gained(one.colour, sum);
    const scored = [one, other].filter((half) => half.points > 0);
    return scored.map((half) => gained(half.colour, half.points)).join(', ');
  },
  oneMore: (reached) =>
    `${capital(list.format(reached.map((one) => colour[one])))} will reach the end: ${reached.length > 1 ? 'two more tiles' : 'one more tile'}!`,
  takeOne: 'Take a tile, or choose a place on the board.',
  whereTo: 'Choose a cell. Tap the tile to turn it.',
  advised: 'Tap a dashed outline to put the tile there.',
  openRule: 'Choose a dotted cell, or take a tile first.',
  openHere: 'Choose a cell beside a lit symbol.',
  refused: {
    corner: 'Start beside a lit symbol.',
    taken: 'That cell is taken.',
    narrow: 'There is no room here for the other half.',
  },
  bonusLeft: (n) => (n > 1 ? `Bonus tiles: ${n}` : 'Any tile from your rack. You draw afterwards.'),
  swapWhy: (lacking) =>
    `Your rack has no ${listOr.format(lacking.map((one) => colour[one]))}, and ${lacking.length > 1 ? 'they lag' : 'it lags'} behind. You may swap every tile, but the others will see the old ones.`,

  lay: 'Place it',
  takeBack: 'Take back',
  turn: 'Turn',
  flip: 'Flip',
  skip: 'Decline',
  swap: 'Swap all',
  keep: 'Keep',

  board: (cells) => `Board, ${cells} cells`,
  cell: (name, content, open) => `${name}, ${content ?? (open ? 'fits here' : 'free')}`,
  rack: 'Your rack',
  tileAt: (place, which) => `${place}: ${tile(which)}`,
  place: 'Your seat',
  tracks: (name) => `Tracks: ${name}`,
  allTracks: 'Everybody’s tracks',
  lowest: 'lowest',
  shown: (name) => `${name} shows the rack`,
  bag: (n) => `${n} in the supply`,
  hatched: 'Hatched: where your markers go if you place it here.',
  keys: 'Number keys take a tile, arrows move over the board, R turns it, Enter places it.',

  seat: {
    low: (n) => `lowest colour ${n}`,
    turn: 'to move',
    away: 'away',
    standIn: 'a bot plays',
    rack: (n) => `${n} ${english(n, 'tile', 'tiles')} on the rack`,
  },

  genius: {
    title: 'Ingenious!',
    by: placesMore,
    solo: 'On to the second half!',
  },

  log: {
    begin: 'The board is empty: let’s begin',
    started: (name) => does(name, 'begins', 'begin'),
    timeout: (name) =>
      isYou(name) ? 'Time is up: we moved for you' : `${name}: time is up, the move was made for them`,
    placed: (name, scored) => `${name}: ${scored}`,
    bonus: (name, n) => `Ingenious! ${placesMore(name, n)}`,
    bonusLost: (name) => `${name}: the bonus is lost, there is no room`,
    skipped: (name) => does(name, 'declines the bonus', 'decline the bonus'),
    swapped: (name) => does(name, 'swaps every tile', 'swap every tile'),
    kept: (name) => does(name, 'keeps the tiles', 'keep the tiles'),
    over: {
      full: 'There is no room left: the game is over',
      complete: 'All six at the end: an instant win!',
      noTiles: 'No tiles left: the game is over',
    },
  },

  move: {
    place: (which, cells) => `${capital(tile(which))}: ${cells.join(' and ')}`,
  },
  reasons: {
    instantWin: () => 'All six reach the end: a win at once.',
    raisesLowest: ({ colour: name, from, to }) => `Lagging ${of(name)}: ${from}\u00a0→\u00a0${to}.`,
    bonus: ({ colour: name }) => `${capital(of(name))} reaches the end of its track: one more tile.`,
    points: ({ colour: name, points: n }) => `${capital(of(name))} +${n}.`,
    lowestStuck: ({ points: n, colours }) =>
      `The lagging ${colours === 1 ? 'colour' : 'colours'} can gain ${n === 0 ? 'nothing' : `no more than +${n}`} now.`,
    lowestWaits: () => 'The lagging colours still have time to catch up.',
    scoresNothing: () => 'Scores nothing.',
    blocks: ({ colour: name, points: n }) => `Keeps the others from ${of(name)} +${n}.`,
    opens: ({ colour: name, points: n }) => `Downside: it opens ${of(name)} +${n} to the others.`,
    keepsFor: ({ colour: name, points: n }) => `Keeps ${of(name)} +${n} for later.`,
    prepares: ({ colour: name, points: n }) => `Sets up the next move: ${of(name)} +${n}.`,
    spares: ({ colour: name }) => `${capital(of(name))} is ahead anyway: spend this tile and keep the ones you need.`,
    quiet: () => 'It gains nothing, but gives nothing away either.',
    lacksLowest: ({ colours }) => {
      const missing = (colours as readonly Colour[]).map((one) => colour[one]);
      return missing.length > 2
        ? 'The rack lacks the lagging colours.'
        : `The rack lacks the lagging colour: ${list.format(missing)}.`;
    },
    keepsRack: ({ points: n }) => `This rack still scores ${points(Number(n))}.`,
    savesTile: () => 'The tile will be worth more later.',
    counted: () => 'Worked out to the end of the game.',
    winChance: ({ percent }) => `Chance to win: ${percent}%.`,
  },

  story: {
    alone: (name) => (isYou(name) ? 'You win: simply ingenious' : `${name}: simply ingenious`),
    shared: (names) => `${list.format(names)} share the win`,
    team: (names) => `${list.format(names)}: an ingenious pair`,
    subline: (low) => `The lowest colour reached ${low}.`,
    tie: (mine, theirs) =>
      `The lowest colours were level; the next ones decided: ${mine.join('–')} against ${theirs.join('–')}.`,
    sorted: (sorted) => sorted.join(' · '),
    winner: (sorted) => `Genius · ${sorted.join(' ')}`,
    turn: (n) => `${n}`,
    limit: (at) => `${at}: end of the track`,
    solo: (low) => `Lowest colour: ${low}`,
    soloBest: 'A personal record!',
    soloFirst: 'The first record on this device.',
    soloRecord: (low, sorted) => `This device’s record: ${low} (${sorted.join(', ')}).`,
  },
  moments: {
    best: (turn, scored) => `turn ${turn}: ${scored} with one tile`,
    genius: (turn, colours) => `turn ${turn}: ${list.format(colours.map((one) => colour[one]))} to the end`,
  },
  records: {
    title: 'Records',
    none: 'Finish a game and a record will appear here.',
    best: (low) => `record ${low}`,
    row: (sorted) => sorted.join(' · '),
  },
};
