/**
 * A literal implementation of what is right that shares no code with the rules: places are points on the plane, the
 * arrow turns them, and a sentence is a list of words in which every НЕ and every lie flips the sense.
 */
export type NaiveCard = 'red' | 'green' | 'blue' | 'yellow' | 'white' | 'void';

const PLACES = { top: [0, 1], right: [1, 0], bottom: [0, -1], left: [-1, 0] } as const;
export type NaivePlace = keyof typeof PLACES;

const COMPASS: Readonly<Record<string, readonly [number, number]>> = {
  up: [0, 1],
  right: [1, 0],
  down: [0, -1],
  left: [-1, 0],
};

const QUARTERS: Readonly<Record<string, number>> = { up: 0, right: 1, down: 2, left: 3 };

function pointsTo(word: string, arrow: string, place: NaivePlace): boolean {
  let [x, y] = COMPASS[word] as readonly [number, number];
  for (let quarter = 0; quarter < (QUARTERS[arrow] as number); quarter++) [x, y] = [y, -x]; // a quarter clockwise
  return PLACES[place][0] === x + 0 && PLACES[place][1] === y + 0;
}

const SAID: Readonly<Record<string, string>> = { nothing: '', not: 'НЕ', notnot: 'НЕ НЕ', notnotnot: 'НЕ НЕ НЕ' };

export interface NaiveRound {
  readonly cards: Readonly<Record<NaivePlace, NaiveCard>>;
  readonly words: readonly [string, string];
  readonly negation: string;
  readonly arrow: string;
  readonly lie: boolean;
  readonly overlookNothing: boolean;
}

export function naiveRight({ cards, words, negation, arrow, lie, overlookNothing }: NaiveRound, place: NaivePlace) {
  const card = cards[place];
  if (card === 'void') return false;
  const sentence = `${SAID[negation]} ${lie ? 'НЕ' : ''}`;
  const opposite = sentence.split('НЕ').length % 2 === 0;
  const obeys = (word: string): 'yes' | 'no' | 'idle' => {
    if (word === 'nothing') return opposite ? 'yes' : 'idle';
    const fits = word in COMPASS ? pointsTo(word, arrow, place) : word === card;
    if (opposite) return fits ? 'no' : 'yes';
    return fits ? 'yes' : 'no';
  };
  const idle = words.filter((word) => word === 'nothing');
  const heard = overlookNothing && idle.length === 1 ? words.filter((word) => word !== 'nothing') : words;
  return heard.map(obeys).includes('yes');
}
