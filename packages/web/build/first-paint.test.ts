import { expect, test } from 'vitest';
import { withMarkup, withOpening, withStylesInside } from './first-paint.ts';

const PAGE = `<html lang="ru"><head>
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react-2.js">
<link rel="stylesheet" crossorigin href="/assets/first-3.css">
</head><body><div id="root"></div></body>`;

const SHELF = {
  ru: '<ul class="shelf" style="--columns:1fr"><li>style="не атрибут" стоит $1 & $&</li></ul>',
  en: '<ul class="shelf" style="--columns:1fr"><li>Cow</li></ul>',
};

test('the shelf stands in the page in both languages, without the style attributes a policy would refuse', () => {
  const page = withMarkup(PAGE, { ...SHELF, isReadFirst: false });
  expect(page).toContain(
    '<div id="root" data-as-sent><ul class="shelf" data-style="--columns:1fr"><li>style="не атрибут" стоит $1 & $&</li></ul></div>',
  );
  expect(page).toContain(
    '<template id="english"><ul class="shelf" data-style="--columns:1fr"><li>Cow</li></ul></template>',
  );
  expect(page).not.toMatch(/<[^>]*\sstyle="/);
  expect(page).toContain('<html data-picture lang="ru">');
  expect(withMarkup(PAGE, { ...SHELF, isReadFirst: true })).toContain('<html data-picture="read" lang="ru">');
});

test('its scripts wait for the picture, and then come together', () => {
  const page = withMarkup(PAGE, { ...SHELF, isReadFirst: false });
  expect(page).not.toMatch(/<script[^>]*\ssrc=|<link rel="modulepreload"/);
  expect(page).toContain('(["/assets/react-2.js"].map((href) =>');
  expect(page).toContain("import('/assets/index-1.js')");
});

test('a table that is being laid waits in the page in both languages; scripts wait for its picture alone', () => {
  const page = withOpening(PAGE, SHELF);
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain(
    '<template id="opening-en"><ul class="shelf" data-style="--columns:1fr"><li>Cow</li></ul></template>',
  );
  expect(page).toContain('/^\\/(t|local)\\//.test(location.pathname)');
  expect(page).not.toMatch(/<[^>]*\sstyle="/);
  expect(page).not.toMatch(/<script[^>]*\ssrc=|<link rel="modulepreload"/);
  expect(page).toContain('isTable ? afterPaint(start) : start()');
  expect(page).toContain("import('/assets/index-1.js')");
});

test('the style sheet is inside the page, and its link stays for the chunks that look for it', () => {
  const page = withStylesInside(PAGE, (path) => `/* ${path} */ a{color:red}\n`);
  expect(page).toContain('<style>/* assets/first-3.css */ a{color:red}</style>');
  expect(page).toContain('<link rel="stylesheet" href="/assets/first-3.css" disabled>');
});

test('a page that is not as expected fails the build', () => {
  expect(() => withMarkup('<body></body>', { ...SHELF, isReadFirst: false })).toThrow('root');
  expect(() => withMarkup('<div id="root"></div>', { ...SHELF, isReadFirst: false })).toThrow('script');
});
