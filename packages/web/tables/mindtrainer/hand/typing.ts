import { LETTERS, type Letter } from '@izvilina/games/mindtrainer/pieces/letters.ts';

/** The Russian layout by key position, so that typing works with the Latin layout switched on. */
const BY_CODE: Readonly<Record<string, string>> = Object.fromEntries([
  ...row('KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight', 'ЙЦУКЕНГШЩЗХЪ'),
  ...row('KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote', 'ФЫВАПРОЛДЖЭ'),
  ...row('KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Backquote', 'ЯЧСМИТЬБЮЁ'),
]);

function row(codes: string, letters: string): [code: string, letter: string][] {
  return codes.split(' ').map((code, i) => [code, letters.charAt(i)]);
}

const isLetter = (text: string): text is Letter => (LETTERS as readonly string[]).includes(text);

/** The Russian letter of a key: the typed character, or else the one at the key's position; null if neither. */
export function letterOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): Letter | null {
  const printed = key.toUpperCase();
  if (isLetter(printed)) return printed;
  // By position only if the typed character is of another script or a punctuation mark.
  if (/^\p{Script=Cyrillic}$/u.test(key) || key.length !== 1) return null;
  const placed = BY_CODE[code];
  return placed !== undefined && isLetter(placed) ? placed : null;
}
