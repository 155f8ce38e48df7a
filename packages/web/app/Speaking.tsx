import { startTransition, useEffect, useState } from 'react';
import { loadErrors, loadWords, type Words, WordsProvider } from '../i18n/words.ts';
import { type Settings, useSettings } from '../kit/remembered/settings.ts';
import { App } from './App.tsx';

/**
 * Resolves when a refusal may have to be shown. A prerendered page refuses nothing before the first tap or key press;
 * any other page may at once.
 */
const untilRefusal = () =>
  new Promise<void>((resolve) => {
    if (!('picture' in document.documentElement.dataset)) return resolve();
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => resolve(), { once: true, capture: true });
  });

/** A constant element: a prerendered page must not be rendered again before its code has loaded and hydrated it. */
const APP = <App />;

/** The whole site. Stays in the old language until the new one has loaded. */
export function Speaking(props: { readonly language: Settings['language']; readonly words: Words }) {
  const { language } = useSettings();
  const [speech, setSpeech] = useState(props);
  useEffect(() => {
    if (language === speech.language) return;
    let wanted = true;
    loadWords(language).then((words) => wanted && startTransition(() => setSpeech({ language, words })));
    return () => {
      wanted = false;
    };
  }, [language, speech.language]);
  useEffect(() => {
    untilRefusal()
      .then(() => loadErrors(speech.language))
      .then((errors) =>
        // A transition waits for a page that is still hydrating; any other update would render it anew.
        startTransition(() =>
          setSpeech((now) => (now.language === speech.language ? { ...now, words: { ...now.words, errors } } : now)),
        ),
      )
      .catch(() => undefined); // without these words a refusal still shows its code
  }, [speech.language]);
  return <WordsProvider value={speech}>{APP}</WordsProvider>;
}
