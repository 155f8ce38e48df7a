import type { Language } from '@izvilina/kernel/game.ts';
import en from '@izvilina/web/i18n/en.ts';
import ru from '@izvilina/web/i18n/ru.ts';
import { expect, type Page } from '@playwright/test';

const WORDS = { ru, en };

/** Does something in another language, as if it had been chosen in another tab meanwhile; then goes back to Russian. */
export async function inLanguage<T>(page: Page, language: Language, act: () => Promise<T>): Promise<T> {
  await choose(page, language);
  const result = await act();
  await choose(page, 'ru');
  return result;
}

async function choose(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'izvilina';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await page.waitForFunction(
    (skip) => document.querySelector('.skip')?.textContent === skip,
    WORDS[language].bar.skip, // the first words of every page
  );
}

/** Two letters or more of the other language: a single one may be a tile or the name of a line. */
const FOREIGN: Readonly<Record<Language, string>> = { en: '[а-яё]{2,}', ru: '[a-z]{2,}' };
/** What a text quotes, such as a word laid on the board. */
const QUOTED = '“[^”]*”';
/** The same in every language: keys, formats, devices, and the languages themselves. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'Русский',
  'English',
  'QR',
  'Enter',
  'Shift',
  'GCG',
  'izvilina',
  'Chrome',
  'Linux',
]);
/** Marked as another language, or said before the language was changed. */
const EXEMPT = 'body [lang], [data-testid="announcer"]';

/** Words of the other language that are seen or heard on the page, with the text around them. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const texts = await page.evaluate((exempt) => {
    const found: (string | null)[] = [];
    const isSaid = (one: Element) => one.closest(exempt) === null && one.checkVisibility();
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement, nodeValue } = nodes.currentNode;
      if (parentElement && isSaid(parentElement)) found.push(nodeValue);
    }
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'])
      for (const one of document.querySelectorAll(`[${name}]`)) if (isSaid(one)) found.push(one.getAttribute(name));
    return found;
  }, EXEMPT);
  const isForeign = (text: string) => {
    const words = text.replaceAll(new RegExp(QUOTED, 'g'), '').match(new RegExp(FOREIGN[language], 'gi')) ?? [];
    return words.some((word) => !ANYWHERE.has(word));
  };
  return [...new Set(texts.flatMap((text) => (text && isForeign(text) ? [text.trim()] : [])))];
}

/** Nothing on the page is left in the other language, whichever is chosen. */
export async function speaksOneLanguage(page: Page, what: string): Promise<void> {
  for (const language of ['en', 'ru'] as const) {
    const foreign = await inLanguage(page, language, () => foreignWords(page, language));
    expect(foreign, `${what}, in ${language}`).toEqual([]);
  }
}
