import type { Colour } from '@izvilina/games/ingenious/pieces/colours.ts';
import type { Tile } from '@izvilina/games/ingenious/pieces/tiles.ts';
import { english } from '../../../i18n/plural.ts';
import type { IngeniousWords } from './words.ru.ts';

const list = new Intl.ListFormat('en', { type: 'conjunction' });
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
const of = (name: unknown): string => colour[name as Colour] ?? '';
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const en: IngeniousWords = {
  colour,
  tile,
  phase: (turn, mode) => (mode === 'solo' ? `tile ${turn}` : `turn ${turn}`),
  phaseOver: 'result',
  together: (names) => list.format(names),

  asked: {
    place: 'Where does it go?',
    placeOf: (name) => `${name} to move`,
    bonus: 'One more tile!',
    bonusOf: (name) => `${name} places one more`,
    swap: 'Swap your rack?',
    swapOf: (name) => `${name} may swap the rack`,
    over: 'The game is over',
  },

  scores: ([one, other]) => {
    const gained = (name: Colour, sum: number) => `${colour[name]} +${sum}`;
    const sum = one.points + other.points;
    if (sum === 0) return 'no points';
    if (one.colour === other.colour) return gained(one.colour, sum);
    const scored = [one, other].filter((half) => half.points > 0);
    return scored.map((half) => gained(half.colour, half.points)).join(', ');
  },
  oneMore: (reached) =>
    `${capital(list.format(reached.map((one) => colour[one])))} will reach 18: ${reached.length > 1 ? 'two more tiles' : 'one more tile'}!`,
  takeOne: 'Take a tile from the rack.',
  whereTo: 'Tap a cell. Tap the tile to turn it.',
  openRule: 'Take a tile: your first goes beside a lit symbol.',
  openHere: 'Tap a cell beside a lit symbol.',
  bonusLeft: (n) => (n > 1 ? `Bonus tiles: ${n}` : 'Any tile from the rack, before you draw.'),
  swapWhy: (lacking) =>
    `No lagging colour: ${list.format(lacking.map((one) => colour[one]))}. Everybody will see the rack.`,

  lay: 'Place it',
  turn: 'Turn',
  flip: 'Flip',
  skip: 'Decline',
  swap: 'Swap all',
  keep: 'Keep',

  board: (cells) => `Board, ${cells} cells`,
  cell: (name, content, open) => `${name}, ${content ?? (open ? 'fits here' : 'free')}`,
  rack: 'Your rack',
  tileAt: (place, which) => `${place}: ${tile(which)}`,
  place: 'Your place',
  tracks: (name) => `Tracks: ${name}`,
  allTracks: 'Everybody’s tracks',
  lowest: 'lowest',
  shown: (name) => `${name} shows the rack`,
  bag: (n) => `${n} in the bag`,
  hatched: 'Hatched: where your markers go if you place it here.',
  keys: 'Digits take a tile, arrows walk the board, R turns, Enter puts it down.',

  seat: {
    low: (n) => `lowest colour ${n}`,
    turn: 'to move',
    away: 'away',
    standIn: 'a bot plays',
    rack: (n) => `${n} ${english(n, 'tile', 'tiles')} on the rack`,
  },

  genius: {
    title: 'Ingenious!',
    by: (name) => `${name} places one more`,
    solo: 'On to the second board!',
  },

  log: {
    begin: 'The board is empty: let us begin',
    started: (name) => `${name} begins`,
    timeout: (name) => `${name}: out of time, the table moves`,
    placed: (name, scored, reached) =>
      `${name}: ${scored}${reached.length > 0 ? `, ${list.format(reached.map((one) => colour[one]))} to the end of the board` : ''}`,
    bonus: (name, n) => (n > 1 ? `Ingenious! ${name} places ${n} more` : `Ingenious! ${name} places one more`),
    bonusLost: (name) => `${name}: the bonus is lost, there is no room`,
    skipped: (name) => `${name} declines the bonus`,
    swapped: (name) => `${name} swaps the rack`,
    kept: (name) => `${name} keeps the rack`,
    over: {
      full: 'No room is left: the game is over',
      complete: 'All six at the end: a win on the spot!',
      noTiles: 'No tiles are left: the game is over',
    },
  },

  move: {
    place: (which, cells) => `${capital(tile(which))}: ${cells.join(' and ')}`,
  },
  reasons: {
    instantWin: () => 'All six reach the end: a win at once.',
    raisesLowest: ({ colour: name, from, to }) => `Trailing ${of(name)}: ${from}\u00a0→\u00a0${to}.`,
    bonus: ({ colour: name }) => `${capital(of(name))} reaches the end: one more tile.`,
    points: ({ colour: name, points: n }) => `${capital(of(name))} +${n}.`,
    blocks: ({ colour: name, points: n }) =>
      `Takes ${of(name)} from the others: there were ${points(Number(n))} in it.`,
    opens: ({ colour: name, points: n }) => `But a rival could then take ${of(name)} +${n} there.`,
    keepsFor: ({ colour: name, points: n }) => `${capital(of(name))} for +${n} stays for later.`,
    quiet: () => 'It takes nothing, but gives nothing away either.',
    lacksLowest: ({ colours }) =>
      `The rack lacks the lagging colour: ${list.format((colours as readonly Colour[]).map((one) => colour[one]))}.`,
    keepsRack: ({ points: n }) => `This rack still scores ${points(Number(n))}.`,
    savesTile: () => 'The tile will be worth more later.',
    counted: () => 'Worked out to the end of the game.',
    winChance: ({ percent }) => `Chance to win: ${percent}\u00a0%.`,
  },

  story: {
    alone: (name) => `${name}: simply ingenious`,
    shared: (names) => `${list.format(names)} share the win`,
    team: (names) => `${list.format(names)}: an ingenious pair`,
    subline: (low) => `The winner’s lowest colour came to ${low}.`,
    tie: (mine, theirs) => `Level at the bottom; what followed decided: ${mine.join('–')} against ${theirs.join('–')}.`,
    sorted: (sorted) => sorted.join(' · '),
    winner: (sorted) => `Genius · ${sorted.join(' ')}`,
    turn: (n) => `${n}`,
    limit: (at) => `${at} — end of the board`,
    solo: (low) => `Lowest colour: ${low}`,
    soloBest: 'A personal record!',
    soloFirst: 'The first entry among this device’s records.',
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
