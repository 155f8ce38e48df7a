import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './look/look.css';
import { App } from './app/App.tsx';
import { loadErrors, loadWords, type Words, WordsProvider } from './i18n/words.ts';
import { keepForOffline } from './kit/offline.ts';
import { followSystem, type Settings, settings, useSettings } from './kit/settings.ts';
import { keepInstallOffer } from './settings/install.ts';

/** The shelf refuses nothing before somebody does something; every other page may have something to say at once. */
const needed = new Promise<void>((resolve) => {
  if (location.pathname !== '/') return resolve();
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, () => resolve(), { once: true, capture: true });
});

/** The page keeps speaking the old language until the new one has loaded. */
function Speaking(props: { readonly language: Settings['language']; readonly words: Words }) {
  const { language } = useSettings();
  const [speech, setSpeech] = useState(props);
  useEffect(() => {
    if (language === speech.language) return;
    let wanted = true;
    loadWords(language).then((words) => wanted && setSpeech({ language, words }));
    return () => {
      wanted = false;
    };
  }, [language, speech.language]);
  useEffect(() => {
    needed
      .then(() => loadErrors(speech.language))
      .then((errors) =>
        setSpeech((now) => (now.language === speech.language ? { ...now, words: { ...now.words, errors } } : now)),
      )
      .catch(() => undefined); // without them a refusal still says its code
  }, [speech.language]);
  return (
    <WordsProvider value={speech}>
      <App />
    </WordsProvider>
  );
}

followSystem();
keepInstallOffer();
const { language } = settings();
const words = await loadWords(language);
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Speaking language={language} words={words} />
    </StrictMode>,
  );
keepForOffline().catch(() => undefined);
