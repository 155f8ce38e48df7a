/** Where the picture is put into the page. */
const EMPTY = '<div id="root"></div>';
const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/;

/** What it imports. */
const PART = /<link rel="modulepreload"[^>]*\shref="([^"]+)">\s*/g;

/** The content policy forbids style attributes in a page: a script may set them, and this one does (`PLACE`). */
const withoutStyleAttributes = (markup: string): string => markup.replace(/(?<=<[^>]*\s)style="/g, 'data-style="');

/**
 * Shows the picture in the visitor's language. Until then it is hidden, so that nobody sees the other language or pieces
 * without their sizes; where scripts do not run, it is seen in Russian. The scripts of the site are asked for when the
 * picture is there, so that they do not share the line with it. A button pressed before they work is pressed again when
 * they do (`app/EarlyTap.tsx`).
 */
const PLACE = `((root, other) => {
  if (document.documentElement.lang === 'en') root.replaceChildren(other.content);
  other.remove();
  for (const it of root.querySelectorAll('[data-style]')) {
    it.style.cssText = it.dataset.style;
    it.removeAttribute('data-style');
  }
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
  const start = () => {
    for (const href of PARTS)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import('ENTRY').catch(() => undefined);
  };
  document.hidden ? start() : requestAnimationFrame(() => setTimeout(start));
})(document.getElementById('root'), document.getElementById('english'));`;

const HIDDEN = '@media (scripting: enabled) { #root[data-as-sent] { visibility: hidden } }';

/** The page with what it shows at first in it, in both languages. */
export function withPicture(page: string, picture: { readonly ru: string; readonly en: string }): string {
  if (!page.includes(EMPTY)) throw new Error(`index.html has no ${EMPTY}`);
  const entry = ENTRY.exec(page)?.[1];
  if (!entry) throw new Error('index.html has no script to start with');
  const parts = [...page.matchAll(PART)].map(([, part]) => part);
  const { ru, en } = { ru: withoutStyleAttributes(picture.ru), en: withoutStyleAttributes(picture.en) };
  const sent = [
    `<style>${HIDDEN}</style>`,
    `<div id="root" data-as-sent>${ru}</div>`,
    `<template id="english">${en}</template>`,
    `<script>${PLACE.replace('ENTRY', entry).replace('PARTS', JSON.stringify(parts))}</script>`,
  ];
  return page
    .replace('<html ', '<html data-picture ')
    .replace(EMPTY, () => sent.join('\n    '))
    .replace(ENTRY, '')
    .replace(PART, '');
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
