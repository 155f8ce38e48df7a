import { expect, test } from 'vitest';
import { withPicture, withStylesInside } from './first-picture.ts';

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
  const page = withPicture(PAGE, SHELF);
  expect(page).toContain(
    '<div id="root" data-as-sent><ul class="shelf" data-style="--columns:1fr"><li>style="не атрибут" стоит $1 & $&</li></ul></div>',
  );
  expect(page).toContain(
    '<template id="english"><ul class="shelf" data-style="--columns:1fr"><li>Cow</li></ul></template>',
  );
  expect(page).not.toMatch(/<[^>]*\sstyle="/);
  expect(page).toContain('<html data-picture lang="ru">');
});

test('its scripts wait for the picture, and then come together', () => {
  const page = withPicture(PAGE, SHELF);
  expect(page).not.toMatch(/<script[^>]*\ssrc=|<link rel="modulepreload"/);
  expect(page).toContain('for (const href of ["/assets/react-2.js"])');
  expect(page).toContain("import('/assets/index-1.js')");
});

test('the style sheet is inside the page, and its link stays for the chunks that look for it', () => {
  const page = withStylesInside(PAGE, (path) => `/* ${path} */ a{color:red}\n`);
  expect(page).toContain('<style>/* assets/first-3.css */ a{color:red}</style>');
  expect(page).toContain('<link rel="stylesheet" href="/assets/first-3.css" disabled>');
});

test('a page that is not as expected fails the build', () => {
  expect(() => withPicture('<body></body>', SHELF)).toThrow('root');
  expect(() => withPicture('<div id="root"></div>', SHELF)).toThrow('script');
});
