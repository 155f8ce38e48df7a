import { SLUGS } from '@izvilina/games/registry.ts';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { type Language, loadWords, WordsProvider } from '../i18n/words.ts';
import { OpeningTable } from '../pages/OpeningTable.tsx';
import { LocalizedApp } from './LocalizedApp.tsx';

/** A page as HTML, as a first-time visitor sees it. */
async function markupOf(path: string, language: Language): Promise<string> {
  const words = await loadWords(language);
  return htmlOf(path, <LocalizedApp language={language} words={words} />);
}

/** HTML of the opening screen, which a table's address shows until the table is known. */
async function openingIn(language: Language): Promise<string> {
  const words = await loadWords(language);
  return htmlOf(
    '/t/',
    <WordsProvider value={{ language, words }}>
      <OpeningTable game={null} />
    </WordsProvider>,
  );
}

async function htmlOf(path: string, content: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>{content}</Router>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** Pages that are the same for every visitor: the shelf, and the first page of every rulebook. */
const PATHS = ['/', ...SLUGS.map((slug) => `/rules/${slug}`)];

/** Markup by path, for build/prerender.ts. Rendered while this module loads: later its runner can load no chunks. */
export const PAGES = await Promise.all(
  PATHS.map(async (path) => ({ path, ru: await markupOf(path, 'ru'), en: await markupOf(path, 'en') })),
);

export const OPENING = { ru: await openingIn('ru'), en: await openingIn('en') };
