import { TABLE_ADDRESS } from '../pages/table-address.ts';

/** Where the picture is put into the page. */
const EMPTY = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/;

/** What it imports. */
const PART = /<link rel="modulepreload"[^>]*\shref="([^"]+)">\s*/g;

/** The content policy forbids style attributes in a page: a script may set them, and this one does (`PLACE`). */
const withoutStyleAttributes = (markup: string): string => markup.replace(/(?<=<[^>]*\s)style="/g, 'data-style="');

const STYLED = `for (const it of root.querySelectorAll('[data-style]')) {
    it.style.cssText = it.dataset.style;
    it.removeAttribute('data-style');
  }`;

/**
 * The scripts could not be fetched: without them no button works, and most pages are empty. Says so, with a link that
 * loads the page anew (a button would be kept for the scripts), as a network that comes back does.
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
 * Asks for the scripts of the site and runs them. Its links are put in before anything is laid out and told later what
 * they are for: browsers lay out a whole page anew when a link comes into it.
 */
const START = `((links) => () => {
    for (const link of links) link.rel = 'modulepreload';
    import('ENTRY').catch(NOT_LOADED);
  })(PARTS.map((href) => document.head.appendChild(Object.assign(document.createElement('link'), { href }))))`;

/**
 * Shows the picture in the visitor's language. Until then it is hidden, so that nobody sees the other language or pieces
 * without their sizes; where scripts do not run, it is seen in Russian. The scripts of the site are asked for when the
 * picture is there, so that they do not share the line with it. A button pressed before they work is pressed again when
 * they do (`app/PageWorks.tsx`).
 */
const PLACE = `((root, other) => {
  if (document.documentElement.lang === 'en') root.replaceChildren(other.content);
  other.remove();
  STYLED
  root.removeAttribute('data-as-sent');
  let pressed;
  const keep = (event) => {
    const button = event.target.closest('button');
    if (!button) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  addEventListener('click', keep, true);
  globalThis.pageWorks = () => {
    removeEventListener('click', keep, true);
    pressed?.click();
  };
  afterPicture(START);
})(document.getElementById('root'), document.getElementById('english'));`;

const HIDDEN = '@media (scripting: enabled) { #root[data-as-sent] { visibility: hidden } }';

interface Picture {
  readonly ru: string;
  readonly en: string;
  /** It is read before anything is done on it: its scripts may wait until then (`afterPicture`, index.html). */
  readonly isRead: boolean;
}

/** The page with what it shows at first in it, in both languages. */
export function withPicture(page: string, picture: Picture): string {
  if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`);
  const { ru, en } = { ru: withoutStyleAttributes(picture.ru), en: withoutStyleAttributes(picture.en) };
  const sent = [
    `<style>${HIDDEN}</style>`,
    `<div id="root" data-as-sent>${ru}</div>`,
    `<template id="english">${en}</template>`,
    `<script>${scriptIn(page, PLACE)}</script>`,
  ];
  const kind = picture.isRead ? 'data-picture="read"' : 'data-picture';
  return withoutEntry(page.replace('<html ', `<html ${kind} `).replace(EMPTY, () => sent.join('\n    ')));
}

/** With the entry of this page and what it imports. */
function scriptIn(page: string, script: string): string {
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error('index.html has no script to start with');
  const parts = [...page.matchAll(PART)].map(([, part]) => part);
  return script
    .replace('STYLED', STYLED)
    .replace('START', START)
    .replace('NOT_LOADED', NOT_LOADED)
    .replace('ENTRY', entry)
    .replace('PARTS', JSON.stringify(parts));
}

const withoutEntry = (page: string): string => page.replace(ENTRY, '').replace(PART, '');

/**
 * Shows the table that is being laid, with what the server says of it, before its scripts are asked for; then they draw
 * the same (`pages/OpeningTable.tsx`). Any other page is drawn by its scripts alone.
 */
const LAY = `((root, lang, told) => {
  const isTable = ${TABLE_ADDRESS}.test(location.pathname);
  if (isTable) root.append(document.getElementById('laying-' + lang).content);
  for (const it of document.querySelectorAll('template')) it.remove();
  STYLED
  const isTold = isTable && told?.lang === lang;
  const game = isTold ? told.dataset.game : history.state?.game;
  if (isTable && game) root.querySelector('main').className = 'table ' + game;
  if (isTold) root.querySelector('h2').textContent = told.content;
  const start = START;
  isTable ? afterPaint(start) : start();
})(document.getElementById('root'), document.documentElement.lang, document.querySelector('meta[name="table"]'));`;

/** The page of every other address: where that is a table's, something of it is seen at once. */
export function withOpening(page: string, opening: { readonly ru: string; readonly en: string }): string {
  const templates = Object.entries(opening).map(
    ([language, markup]) => `<template id="laying-${language}">${withoutStyleAttributes(markup)}</template>`,
  );
  const sent = [EMPTY, ...templates, `<script>${scriptIn(page, LAY)}</script>`];
  return withoutEntry(page.replace(EMPTY, () => sent.join('\n    ')));
}

/**
 * The page's own style sheet inside the page: the first picture waits for nothing else. The link stays, switched off,
 * because that is where chunks look before they load the sheets they need.
 */
export function withStylesInside(page: string, sheetAt: (path: string) => string): string {
  return page.replace(/<link rel="stylesheet"[^>]*\shref="\/([^"]+)"[^>]*>/g, (_, path: string) =>
    [`<style>${sheetAt(path).trim()}</style>`, `<link rel="stylesheet" href="/${path}" disabled>`].join('\n    '),
  );
}
