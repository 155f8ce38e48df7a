import { GENDERS, PARTS_OF_SPEECH, type Reading } from '@izvilina/games/mindtrainer/lexicon/word-info.ts';
import type { FormReading } from './opencorpora.ts';

/** Names, surnames, patronymics, places, organisations, abbreviations, brands, initials; then misspellings. */
const NEVER = ['Name', 'Surn', 'Patr', 'Geox', 'Orgn', 'Abbr', 'Trad', 'Init', 'Erro', 'Dist'];

export const isOrdinary = ({ grammemes }: FormReading): boolean => !NEVER.some((grammeme) => grammemes.has(grammeme));

export const isNoun = ({ grammemes }: FormReading): boolean => grammemes.has('NOUN');

/** MT-D3: a noun in the nominative singular, or in the plural if it has no singular. */
export const isDictionaryNoun = (form: FormReading): boolean => {
  const { grammemes } = form;
  return isNoun(form) && grammemes.has('nomn') && (grammemes.has('sing') || grammemes.has('Pltm'));
};

export const hasVowel = (word: string): boolean => /[аеёиоуыэюя]/.test(word);

const PART_OF_SPEECH: Readonly<Record<string, (typeof PARTS_OF_SPEECH)[number]>> = {
  NOUN: 'noun',
  ADJF: 'adjective',
  ADJS: 'shortAdjective',
  COMP: 'comparative',
  VERB: 'verb',
  INFN: 'infinitive',
  PRTF: 'participle',
  PRTS: 'shortParticiple',
  GRND: 'adverbialParticiple',
  NUMR: 'numeral',
  ADVB: 'adverb',
  NPRO: 'pronoun',
  PRED: 'predicative',
  PREP: 'preposition',
  CONJ: 'conjunction',
  PRCL: 'particle',
  INTJ: 'interjection',
};
const GENDER: Readonly<Record<string, (typeof GENDERS)[number]>> = {
  'Ms-f': 'common',
  masc: 'masculine',
  femn: 'feminine',
  neut: 'neuter',
};

/** The reading of a form. It does not contain what form and lemma share, so that few readings serve all words. */
export function readingOf(form: FormReading): Reading {
  const known = READINGS.get(form);
  if (known) return known;
  const made = newReadingOf(form);
  READINGS.set(form, made);
  return made;
}

const READINGS = new Map<FormReading, Reading>();

function newReadingOf({ grammemes, prefix, suffix, lemmaPrefix, lemmaSuffix }: FormReading): Reading {
  const [partOfSpeech = ''] = grammemes;
  const isNoun = partOfSpeech === 'NOUN';
  const gender = Object.keys(GENDER).find((grammeme) => isNoun && grammemes.has(grammeme));
  let same = 0;
  while (same < suffix.length && suffix[same] === lemmaSuffix[same]) same++;
  return [
    PARTS_OF_SPEECH.indexOf(PART_OF_SPEECH[partOfSpeech]!),
    gender === undefined ? -1 : GENDERS.indexOf(GENDER[gender]!),
    isNoun && grammemes.has('Pltm') ? 1 : 0,
    prefix.length,
    suffix.length - same,
    lemmaPrefix,
    lemmaSuffix.slice(same),
  ];
}
