import { startTransition, useEffect, useState } from 'react';
import { loadErrors, loadWords, type Words, WordsProvider } from '../i18n/words.ts';
import { type Settings, useSettings } from '../kit/remembered/settings.ts';
import { App } from './App.tsx';

/** A page that came with its picture refuses nothing before somebody does something; any other may have to at once. */
const untilRefusal = () =>
  new Promise<void>((resolve) => {
    if (!('picture' in document.documentElement.dataset)) return resolve();
    for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => resolve(), { once: true, capture: true });
  });

/** Always the same element: a page that came with its picture must not be rendered anew before its code has come. */
const APP = <App />;

/** The whole site. It keeps speaking the old language until the new one has loaded. */
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
        // A transition: a page that is not yet made to work waits for it instead of being made anew.
        startTransition(() =>
          setSpeech((now) => (now.language === speech.language ? { ...now, words: { ...now.words, errors } } : now)),
        ),
      )
      .catch(() => undefined); // without them a refusal still says its code
  }, [speech.language]);
  return <WordsProvider value={speech}>{APP}</WordsProvider>;
}
