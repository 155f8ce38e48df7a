import type { Language } from '@izvilina/kernel/game.ts';
import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** Text normalized for comparison: lower case, «ё» as «е», only letters and digits. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The pages that contain every searched word or word beginning; pages with one of them in the title come first. */
export function search(scenarios: readonly Scenario[], sought: string, language: Language): readonly Scenario[] {
  const words = plain(sought).split(' ').filter(Boolean);
  if (words.length === 0) return scenarios;
  const holds = (text: string, word: string) => ` ${text}`.includes(` ${word}`);
  return scenarios
    .map((scenario) => {
      const { title, text, ours, play } = scenario;
      const all = [title, text, ours, play?.task, play?.after].map((one) => plain(one?.[language] ?? '')).join(' ');
      const named = words.some((word) => holds(plain(title[language]), word));
      return { scenario, found: words.every((word) => holds(all, word)), named };
    })
    .filter(({ found }) => found)
    .toSorted((a, b) => Number(b.named) - Number(a.named))
    .map(({ scenario }) => scenario);
}
