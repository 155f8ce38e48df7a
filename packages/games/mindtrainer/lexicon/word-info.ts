/** Parts of speech as a school grammar names them; the words for players are the table's. */
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

/** `common` is a noun that is he or she alike: «сирота». */
export const GENDERS = ['masculine', 'feminine', 'neuter', 'common'] as const;
export type Gender = (typeof GENDERS)[number];

/** One reading of a laid word. Words are in small letters, with ё. */
export interface WordInfo {
  readonly word: string;
  readonly lemma: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly gender: Gender | null;
  /** A noun that has no singular: «ножницы». */
  readonly pluralOnly: boolean;
}

/**
 * What many words have in common, as it stands in the file: numbers of part of speech and gender (−1 for none), whether
 * plural only, and how the lemma is made: letters cut off at the front, at the end, and what is put in front and behind.
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
