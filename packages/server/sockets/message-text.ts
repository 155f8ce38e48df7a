import type { Message } from '@izvilina/protocol/messages.ts';

let newest: { readonly message: Message; readonly text: string } | null = null;

/** A message as JSON. All watchers of a table are sent the same push, one after another: it is serialised once. */
export function textOf(message: Message): string {
  if (newest?.message !== message) newest = { message, text: JSON.stringify(message) };
  return newest.text;
}
