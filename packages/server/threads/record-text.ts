import { MOST_EVENTS } from '@izvilina/protocol/beginning.ts';

/** The most objects, lists and values a record has: an event, its move, and what is in it. */
const MOST_BRACKETS = 6 * MOST_EVENTS;
const MOST_COMMAS = 30 * MOST_EVENTS;

const [OPEN_OBJECT, OPEN_LIST, COMMA] = ['{', '[', ','].map((it) => it.charCodeAt(0));

/**
 * Whether a text could be a record at all. Parsed, a few megabytes of `{},{},…` take hundreds, so they are counted first;
 * what stands in strings is counted too, which no real record minds.
 */
export function couldBeRecord(text: string): boolean {
  let [brackets, commas] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT || code === OPEN_LIST) brackets += 1;
    else if (code === COMMA) commas += 1;
  }
  return brackets <= MOST_BRACKETS && commas <= MOST_COMMAS;
}
