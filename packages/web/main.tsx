import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './look/look.css';
import { LocalizedApp } from './app/LocalizedApp.tsx';
import { loadWords } from './i18n/words.ts';
import { followSystem, settings } from './kit/remembered/settings.ts';
import { keepInstallOffer } from './settings/install.ts';

followSystem();
keepInstallOffer();
const { language } = settings();
const words = await loadWords(language);
const root = document.getElementById('root');
const site = (
  <StrictMode>
    <LocalizedApp language={language} words={words} />
  </StrictMode>
);
// A prerendered page (build/prerender.ts) is hydrated as a transition, in slices that do not block the page.
if (root && 'picture' in document.documentElement.dataset) startTransition(() => void hydrateRoot(root, site));
else if (root) createRoot(root).render(site);
