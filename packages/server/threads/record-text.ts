import { MOST_EVENTS } from '@izvilina/protocol/beginning.ts';

/** Most objects, lists and values in a record: an event, its move, and what is in it. */
const MOST_BRACKETS = 6 * MOST_EVENTS;
const MOST_COMMAS = 30 * MOST_EVENTS;

const [OPEN_OBJECT, OPEN_LIST, COMMA] = ['{', '[', ','].map((it) => it.charCodeAt(0));

/**
 * Whether a text could be a record at all. A few megabytes of `{},{},…` take hundreds when parsed, so brackets and
 * commas are counted first; those in strings count too, which is no problem for real records.
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
