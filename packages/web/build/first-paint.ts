import { TABLE_ADDRESS } from '../pages/table-address.ts';

/** The empty root element of index.html; the prerendered markup replaces it. */
const EMPTY = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/;

/** Preload links of the chunks that the entry script imports. */
const CHUNK_LINK = /<link rel="modulepreload"[^>]*\shref="([^"]+)">\s*/g;

/** The content policy forbids style attributes in HTML. `APPLY_STYLES` sets them by script, from `data-style`. */
const withoutStyleAttributes = (markup: string): string => markup.replace(/(?<=<[^>]*\s)style="/g, 'data-style="');

const APPLY_STYLES = `for (const it of root.querySelectorAll('[data-style]')) {
    it.style.cssText = it.dataset.style;
    it.removeAttribute('data-style');
  }`;

/**
 * Runs when the scripts could not be fetched: no button works without them, and most pages are empty. Shows a note with
 * a link that reloads the page (not a button: its click would be kept for the scripts), and reloads when the network is
 * back.
 */
const NOT_LOADED = `() => {
    const again = () => location.reload();
    const [said, way] = document.documentElement.lang === 'en'
      ? ['The page did not load: the connection seems to be gone.', 'Try again']
      : ['Страница не загрузилась: похоже, пропала связь.', 'Попробовать ещё раз'];
    const make = (tag, given, ...inside) => {
      const made = Object.assign(document.createElement(tag), given);
      made.append(...inside);
      return made;
    };
    const link = make('a', { href: location.href, className: 'quiet', onclick: again }, way);
    const note = make('div', {}, make('b', {}, said), make('div', { className: 'rowf' }, link));
    const ticket = make('div', { className: 'ticket', role: 'alert' }, note);
    document.body.append(make('div', { className: 'notes' }, ticket));
    addEventListener('online', again);
  }`;

/**
 * Loads and runs the site's scripts. The link elements are added before the first layout and get their `rel` later,
 * because browsers lay out the whole page again when a link element is added.
 */
const START = `((links) => () => {
    for (const link of links) link.rel = 'modulepreload';
    import('ENTRY').catch(NOT_LOADED);
  })(CHUNKS.map((href) => document.head.appendChild(Object.assign(document.createElement('link'), { href }))))`;

/**
 * Shows the prerendered markup in the visitor's language. It is hidden until then, so that nobody sees the other
 * language or pieces without their sizes; without scripts it is visible in Russian. The site's scripts are requested
 * only after it is on the screen, so that they do not compete with it for bandwidth. A button pressed before they work
 * is clicked again when they do (`app/AfterHydration.tsx`).
 */
const SHOW_MARKUP = `((root, other) => {
  if (document.documentElement.lang === 'en') root.replaceChildren(other.content);
  other.remove();
  APPLY_STYLES
  root.removeAttribute('data-as-sent');
  let pressed;
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener('click', keep, true);
  globalThis.repeatEarlyClick = () => {
    removeEventListener('click', keep, true);
    pressed?.click();
  };
  whenReadyForScripts(START);
})(document.getElementById('root'), document.getElementById('english'));`;

const HIDDEN = '@media (scripting: enabled) { #root[data-as-sent] { visibility: hidden } }';

interface Prerendered {
  readonly ru: string;
  readonly en: string;
  /** Visitors read this page before they use it, so its scripts may load later (`whenReadyForScripts`, index.html). */
  readonly isReadFirst: boolean;
}

/** The page with its prerendered markup in both languages. */
export function withMarkup(page: string, markup: Prerendered): string {
  if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`);
  const { ru, en } = { ru: withoutStyleAttributes(markup.ru), en: withoutStyleAttributes(markup.en) };
  const sent = [
    `<style>${HIDDEN}</style>`,
    `<div id="root" data-as-sent>${ru}</div>`,
    `<template id="english">${en}</template>`,
    `<script>${scriptIn(page, SHOW_MARKUP)}</script>`,
  ];
  const kind = markup.isReadFirst ? 'data-picture="read"' : 'data-picture';
  return withoutEntry(page.replace('<html ', `<html ${kind} `).replace(EMPTY, () => sent.join('\n    ')));
}

/** The script with the placeholders filled in: the entry of this page and the chunks it imports. */
function scriptIn(page: string, script: string): string {
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error('index.html has no script to start with');
  const chunks = [...page.matchAll(CHUNK_LINK)].map(([, chunk]) => chunk);
  return script
    .replace('APPLY_STYLES', APPLY_STYLES)
    .replace('START', START)
    .replace('NOT_LOADED', NOT_LOADED)
    .replace('ENTRY', entry)
    .replace('CHUNKS', JSON.stringify(chunks));
}

const withoutEntry = (page: string): string => page.replace(ENTRY, '').replace(CHUNK_LINK, '');

/**
 * On a table's address: shows the opening screen, with what the server says about the table, before the scripts are
 * requested; the scripts then draw the same (`pages/OpeningTable.tsx`). Any other page is drawn by its scripts alone.
 */
const SHOW_OPENING = `((root, lang, preview) => {
  const isTable = ${TABLE_ADDRESS}.test(location.pathname);
  if (isTable) root.append(document.getElementById('opening-' + lang).content);
  for (const it of document.querySelectorAll('template')) it.remove();
  APPLY_STYLES
  const game = preview?.dataset.game ?? history.state?.game;
  const isLobby = preview?.dataset.gathering === 'true';
  if (isTable && game) root.querySelector('main').className = isLobby ? 'room' : 'table ' + game;
  if (isTable && preview) root.querySelector('h2').textContent = preview.dataset[lang];
  const start = START;
  isTable ? afterPaint(start) : start();
})(document.getElementById('root'), document.documentElement.lang, document.querySelector('meta[name="table"]'));`;

/** The page for every address that is not prerendered. On a table's address it shows the opening screen at once. */
export function withOpening(page: string, opening: { readonly ru: string; readonly en: string }): string {
  const templates = Object.entries(opening).map(
    ([language, markup]) => `<template id="opening-${language}">${withoutStyleAttributes(markup)}</template>`,
  );
  const sent = [EMPTY, ...templates, `<script>${scriptIn(page, SHOW_OPENING)}</script>`];
  return withoutEntry(page.replace(EMPTY, () => sent.join('\n    ')));
}

/**
 * Inlines the page's own style sheet, so that the first paint waits for nothing else. The link stays, disabled, because
 * chunks look for it before they load the sheets they need.
 */
export function withStylesInside(page: string, sheetAt: (path: string) => string): string {
  return page.replace(/<link rel="stylesheet"[^>]*\shref="\/([^"]+)"[^>]*>/g, (_, path: string) =>
    [`<style>${sheetAt(path).trim()}</style>`, `<link rel="stylesheet" href="/${path}" disabled>`].join('\n    '),
  );
}
