/** The alphabet in its usual order, with Ё after Е. */
export const ALPHABET = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';

/**
 * Letters inside the word graph and the move generator are numbers: А…Я without Ё are 0…31, so that a set of them is
 * one 32-bit mask, and Ё is 32, kept apart.
 */
export const YO = 32;
/** The code of Е: a laid Е also stands for ё. */
export const YE = 5;

const FIRST_CAPITAL = 0x410;
const FIRST_SMALL = 0x430;

/** Code of a capital letter; −1 for anything else. */
export function capitalCode(char: number): number {
  if (char === 0x401) return YO;
  return char >= FIRST_CAPITAL && char < FIRST_SMALL ? char - FIRST_CAPITAL : -1;
}

/** Code of a small letter; −1 for anything else. */
export function smallCode(char: number): number {
  if (char === 0x451) return YO;
  return char >= FIRST_SMALL && char < FIRST_SMALL + 32 ? char - FIRST_SMALL : -1;
}

export const capitalOf = (code: number): string => (code === YO ? 'Ё' : String.fromCharCode(FIRST_CAPITAL + code));

/** Codes of a word in capital letters; null if anything in it is not one of the 33. */
export function wordCodes(word: string): number[] | null {
  const codes: number[] = [];
  for (let i = 0; i < word.length; i++) {
    const code = capitalCode(word.charCodeAt(i));
    if (code < 0) return null;
    codes.push(code);
  }
  return codes;
}
