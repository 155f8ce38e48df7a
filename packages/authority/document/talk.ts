import { phrasesOf } from '@izvilina/games/phrases.ts';
import { ok, type Result, refuse } from '@izvilina/kernel/result.ts';
import { DEFAULT_TALK, ownWords, type Saying, type Talk } from '@izvilina/protocol/talk.ts';
import type { TableDoc } from './document.ts';

export const talkAt = ({ talk }: TableDoc): Talk => talk ?? DEFAULT_TALK;

/** The saying as it is passed on at this table, or why it is refused. */
export function spokenAt(table: TableDoc, saying: Saying): Result<Saying> {
  const talk = talkAt(table);
  if (talk === 'off') return refuse('TALK_OFF');
  if (saying.kind === 'phrase')
    return Object.hasOwn(phrasesOf(table.game), saying.phrase) ? ok(saying) : refuse('NO_SUCH_PHRASE');
  if (saying.kind === 'stamp') return ok(saying);
  if (talk !== 'words') return refuse('ONLY_PHRASES');
  const text = ownWords(saying.text);
  return text.ok ? ok({ kind: 'text', text: text.value }) : text;
}
