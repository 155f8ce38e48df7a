/** Parts of speech as in school grammar; the table has the texts for players. */
export const PARTS_OF_SPEECH = [
  'noun',
  'adjective',
  'shortAdjective',
  'comparative',
  'verb',
  'infinitive',
  'participle',
  'shortParticiple',
  'adverbialParticiple',
  'numeral',
  'adverb',
  'pronoun',
  'predicative',
  'preposition',
  'conjunction',
  'particle',
  'interjection',
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];

/** `common` is a noun of either gender: «сирота». */
export const GENDERS = ['masculine', 'feminine', 'neuter', 'common'] as const;
export type Gender = (typeof GENDERS)[number];

/** One reading of a laid word. Words are in small letters, with ё. */
export interface WordInfo {
  readonly word: string;
  readonly lemma: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly gender: Gender | null;
  /** A noun without a singular: «ножницы». */
  readonly pluralOnly: boolean;
}

/**
 * What many words have in common, as stored in the file: numbers of part of speech and gender (−1 for none), whether
 * plural only, and how the lemma is made: letters cut off at the front and at the end, and letters put in front and
 * behind.
 */
export type Reading = readonly [
  partOfSpeech: number,
  gender: number,
  pluralOnly: 0 | 1,
  cutFront: number,
  cutEnd: number,
  front: string,
  end: string,
];

export function infoOf(
  word: string,
  [partOfSpeech, gender, pluralOnly, cutFront, cutEnd, front, end]: Reading,
): WordInfo {
  return {
    word,
    lemma: front + word.slice(cutFront, word.length - cutEnd) + end,
    partOfSpeech: PARTS_OF_SPEECH[partOfSpeech]!,
    gender: GENDERS[gender] ?? null,
    pluralOnly: pluralOnly === 1,
  };
}
