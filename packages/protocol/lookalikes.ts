/**
 * Lookalike letters, mapped to the Latin one of each group. Our own table for the scripts that our players mix:
 * Cyrillic, Greek, digits. It does not cover other scripts (Cherokee, Armenian …), letters that are alike only in some
 * fonts or in cursive («т» as m), or words that only sound alike.
 */
// biome-ignore format: a table
const LOOKALIKES: Readonly<Record<string, string>> = {
  // Capitals that look like another letter than their small form does.
  Η: 'h', Β: 'b', Ζ: 'z', Μ: 'm', Ν: 'n', Υ: 'y', Χ: 'x', Ρ: 'p', Т: 't', Н: 'h', В: 'b', М: 'm', К: 'k', У: 'y', I: 'l', І: 'l',
  // Cyrillic.
  а: 'a', в: 'b', е: 'e', з: '3', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', ь: 'b', г: 'r', п: 'n',
  ѕ: 's', і: 'l', ј: 'j', ԁ: 'd', һ: 'h', ԛ: 'q', ԝ: 'w', ӏ: 'l', ү: 'y', ґ: 'r', є: 'e', б: '6', ч: '4',
  // Greek.
  α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'l', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', σ: 'o', ς: 'c',
  // Latin letters that look like other Latin letters, and digits.
  i: 'l', ı: 'l', ɡ: 'g', ɑ: 'a', '0': 'o', '1': 'l', '|': 'l', '!': 'l',
};
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Names with the same skeleton can be confused. Not for display. */
export function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const alike = Array.from(bare, (letter) => LOOKALIKES[letter] ?? lower(letter)).join('');
  const words = alike.replace(/[^\p{L}\p{N}\p{S}]/gu, '') || alike;
  return PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), words);
}

const lower = (letter: string): string => {
  const small = letter.toLowerCase();
  return LOOKALIKES[small] ?? small;
};

/** Names reserved for the program itself. */
const OURS = ['бот', 'bot', 'izvilina', 'извилина'].map(skeleton);

/** Whether this name could be taken for one of these bots, or for a bot at all. */
export function looksLikeBot(name: string, botNames: readonly string[]): boolean {
  const mine = skeleton(name);
  if (OURS.some((ours) => mine === ours || mine.replace(/[\dol]+$/, '') === ours)) return true;
  return /^\s*(bot|бот)\s*:/iu.test(name) || botNames.some((bot) => skeleton(bot) === mine);
}
