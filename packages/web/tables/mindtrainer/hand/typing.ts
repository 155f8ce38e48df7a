import { LETTERS, type Letter } from '@izvilina/games/mindtrainer/pieces/letters.ts';

/** The Russian layout by key position: whoever has left the Latin one switched on types all the same. */
const BY_CODE: Readonly<Record<string, string>> = Object.fromEntries([
  ...row('KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight', 'ЙЦУКЕНГШЩЗХЪ'),
  ...row('KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote', 'ФЫВАПРОЛДЖЭ'),
  ...row('KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Backquote', 'ЯЧСМИТЬБЮЁ'),
]);

function row(codes: string, letters: string): [code: string, letter: string][] {
  return codes.split(' ').map((code, i) => [code, letters.charAt(i)]);
}

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);

/** The Russian letter a key stands for, by what is printed on it or by where it is. */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): Letter | null {
  const printed = key.toUpperCase();
  if (isLetter(printed)) return printed;
  // Another script, or a mark where the Latin layout has one: only then by position.
  if (/^\p{Script=Cyrillic}$/u.test(key) || key.length !== 1) return null;
  const placed = BY_CODE[code];
  return placed !== undefined && isLetter(placed) ? placed : null;
}
