import { startTransition, useEffect, useState } from 'react';
import { loadErrors, loadWords, type Words, WordsProvider } from '../i18n/words.ts';
import { type Settings, useSettings } from '../kit/remembered/settings.ts';
import { App } from './App.tsx';

/**
 * Resolves when a refusal may have to be shown. A prerendered page refuses nothing before the first tap or key press;
 * any other page may at once.
 */
const untilFirstInput = () =>
  new Promise<void>((resolve) => {
    if (!('picture' in document.documentElement.dataset)) return resolve();
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => resolve(), { once: true, capture: true });
  });

/** A constant element: a prerendered page must not be rendered again before its code has loaded and hydrated it. */
const APP = <App />;

/** The whole site. Stays in the old language until the new one has loaded. */
export function LocalizedApp(props: { readonly language: Settings['language']; readonly words: Words }) {
  const { language } = useSettings();
  const [current, setCurrent] = useState(props);
  useEffect(() => {
    if (language === current.language) return;
    let wanted = true;
    loadWords(language).then((words) => wanted && startTransition(() => setCurrent({ language, words })));
    return () => {
      wanted = false;
    };
  }, [language, current.language]);
  useEffect(() => {
    untilFirstInput()
      .then(() => loadErrors(current.language))
      .then((errors) =>
        // A transition waits for a page that is still hydrating; any other update would render it anew.
        startTransition(() =>
          setCurrent((now) => (now.language === current.language ? { ...now, words: { ...now.words, errors } } : now)),
        ),
      )
      .catch(() => undefined); // without these words a refusal still shows its code
  }, [current.language]);
  return <WordsProvider value={current}>{APP}</WordsProvider>;
}
