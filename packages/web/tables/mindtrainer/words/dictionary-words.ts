import type { Gender, PartOfSpeech } from '@izvilina/games/mindtrainer/lexicon/word-info.ts';
import { capital } from '../../../i18n/capital.ts';

const ru = {
  title: 'Что это за слово',
  loading: (percent: number | null) =>
    percent === null ? 'Открываем словарь…' : `Открываем словарь: ${percent}\u00a0%`,
  failed: 'Словарь не загрузился. Проверьте связь и попробуйте ещё раз.',
  none: 'В словаре его нет, но стол его принял.',
  own: 'Слово из списка этого стола.',
  from: (lemma: string) => `от «${lemma}»`,
  pluralOnly: 'только множественное число',
  parts: {
    noun: 'существительное',
    adjective: 'прилагательное',
    shortAdjective: 'краткое прилагательное',
    comparative: 'сравнительная степень',
    verb: 'глагол',
    infinitive: 'глагол',
    participle: 'причастие',
    shortParticiple: 'краткое причастие',
    adverbialParticiple: 'деепричастие',
    numeral: 'числительное',
    adverb: 'наречие',
    pronoun: 'местоимение',
    predicative: 'слово состояния',
    preposition: 'предлог',
    conjunction: 'союз',
    particle: 'частица',
    interjection: 'междометие',
  } as Readonly<Record<PartOfSpeech, string>>,
  genders: {
    masculine: 'мужской род',
    feminine: 'женский род',
    neuter: 'средний род',
    common: 'общий род',
  } as Readonly<Record<Gender, string>>,
  /** Why a game of nouns does not accept a word. */
  refused: {
    nowhere: (word: string) => `В словаре нет слова «${word}». Имён и названий в нём не бывает.`,
    rude: 'За этим столом уговор: без грубых слов.',
    form: (word: string, lemma: string) => `«${capital(word)}» — форма слова «${lemma}», а нужна начальная.`,
    notNoun: (word: string, part: string) => `«${capital(word)}» — ${part}, а нужно существительное.`,
  },
};

const en: typeof ru = {
  title: 'About this word',
  loading: (percent) => (percent === null ? 'Opening the dictionary…' : `Opening the dictionary: ${percent}%`),
  failed: 'The dictionary did not load. Check the connection and try again.',
  none: 'Not in the dictionary, but the table let it stand.',
  own: 'A word from this table’s own list.',
  from: (lemma) => `from “${lemma}”`,
  pluralOnly: 'plural only',
  parts: {
    noun: 'noun',
    adjective: 'adjective',
    shortAdjective: 'short adjective',
    comparative: 'comparative',
    verb: 'verb',
    infinitive: 'verb',
    participle: 'participle',
    shortParticiple: 'short participle',
    adverbialParticiple: 'adverbial participle',
    numeral: 'numeral',
    adverb: 'adverb',
    pronoun: 'pronoun',
    predicative: 'predicative',
    preposition: 'preposition',
    conjunction: 'conjunction',
    particle: 'particle',
    interjection: 'interjection',
  },
  genders: { masculine: 'masculine', feminine: 'feminine', neuter: 'neuter', common: 'common gender' },
  refused: {
    nowhere: (word) => `“${capital(word)}” is not in the dictionary, which has no names or places.`,
    rude: 'This table has agreed on no rude words.',
    form: (word, lemma) => `“${capital(word)}” is a form of “${lemma}”: only the basic form counts.`,
    notNoun: (word, part) => `“${capital(word)}” is not a noun (${part}).`,
  },
};

/** Texts about a dictionary word, loaded when one is asked about or refused. */
export const DICTIONARY_WORDS = { ru, en };
export type DictionaryWords = typeof ru;
