import { phrases as brainstorm } from './brainstorm/phrases.ts';
import { phrases as cow006 } from './cow006/phrases.ts';
import type { Phrases } from './facts.ts';
import { phrases as ingenious } from './ingenious/phrases.ts';
import { phrases as mindtrainer } from './mindtrainer/phrases.ts';
import { phrases as notnot } from './notnot/phrases.ts';
import { isSlug, type Slug } from './registry.ts';

const OWN: Readonly<Record<Slug, Phrases>> = { cow006, ingenious, mindtrainer, notnot, brainstorm };

/** Phrases for any game. */
const COMMON: Phrases = {
  hello: { ru: 'Всем привет!', en: 'Hello, everyone!' },
  luck: { ru: 'Удачи!', en: 'Good luck!' },
  nice: { ru: 'Красиво!', en: 'Nice one!' },
  'let-me-think': { ru: 'Минутку, думаю', en: 'One moment, thinking' },
  again: { ru: 'Ещё партию?', en: 'Another game?' },
  thanks: { ru: 'Спасибо за игру!', en: 'Thanks for the game!' },
};

/** All phrases that may be said at a table of this game: its own first. */
export const phrasesOf = (game: string): Phrases => ({ ...(isSlug(game) ? OWN[game] : {}), ...COMMON });
