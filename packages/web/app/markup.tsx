import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { type Language, loadWords } from '../i18n/words.ts';
import { Speaking } from './Speaking.tsx';

/** A page as HTML, the way somebody sees it who comes for the first time. */
async function markupOf(path: string, language: Language): Promise<string> {
  const words = await loadWords(language);
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path}>
        <Speaking language={language} words={words} />
      </Router>
    </StrictMode>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return new Response(prelude).text();
}

/** For the build (build/prerender.ts). Rendered while this module loads: afterwards its runner can load no chunks. */
export const SHELF = { ru: await markupOf('/', 'ru'), en: await markupOf('/', 'en') };
