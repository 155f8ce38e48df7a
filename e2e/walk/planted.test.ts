import { misfits } from '../steps/fit/fit.ts';
import { expect, type Page, test } from '../test.ts';

/** What the walk says about these elements on an empty page, which may be longer than the screen. */
async function saidOf(page: Page, html: string): Promise<string[]> {
  await page.setContent(`
    <style>
      body { margin: 0; font: 16px/1.2 sans-serif }
      button { width: 120px; height: 60px; background: #fff }
      .card { position: absolute; top: 100px; width: 100px; height: 140px; background: #fff }
      .below { margin-top: 3000px }
    </style>${html}`);
  return misfits(page, [], { scrolls: true });
}

const FAULTS: Readonly<Record<string, readonly [html: string, said: RegExp]>> = {
  'a covered button': ['<button>Play</button><div class="card" style="top:0"></div>', /Play.* is covered by card/],
  'a button covered below the fold': [
    '<p class="below"></p><div style="position:relative"><button>Play</button><div class="card" style="top:0"></div></div>',
    /Play.* is covered by card/,
  ],
  'a small target': ['<button style="width:30px">x</button>', /is 30 × 60/],
  'small letters': ['<p style="font-size:10px">Read me</p>', /written in 10 px/],
  'a cut text': [
    '<p style="width:80px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">What somebody should read</p>',
    /What somebody.* are cut by/,
  ],
  'a button cut by what it lies in': [
    '<div style="width:60px;overflow:hidden"><button>Play</button></div>',
    /Play.* is cut by 60/,
  ],
  'cards that overlap': [
    '<div class="card">7</div><div class="card" style="left:80px">8</div>',
    /card «7» and card «8» overlap by 20 × 140/,
  ],
  'an overlap below the fold': [
    '<p class="below"></p><div style="position:relative"><div class="card">7</div><div class="card" style="left:80px">8</div></div>',
    /card «7» and card «8» overlap/,
  ],
  'words that run into others': [
    '<p>First words</p><p style="margin-top:-28px">Other words</p>',
    /First words.* and .*Other words.* overlap/,
  ],
  'a number of a style sheet under a card': [
    '<style>.row { position: absolute; left: 90px; top: 120px } .row::before { content: "1"; position: absolute; left: -20px; top: 0 }</style><div class="row">row</div><div class="card">7</div>',
    /row «row»::before.* overlap|and row «row»::before overlap/,
  ],
  'a page that scrolls sideways': ['<div style="width:3000px;height:1px"></div>', /scrolls sideways/],
};

for (const [what, [html, said]] of Object.entries(FAULTS))
  test(`the walk finds ${what}`, async ({ page }) => {
    expect((await saidOf(page, html)).join('\n')).toMatch(said);
  });

test('the walk finds nothing on a sound page: not what lies below the fold, in a strip, on its place, or for screen readers', async ({
  page,
}) => {
  const html = `
    <button>Play</button>
    <div style="width:200px;overflow-x:auto;display:flex">
      <button style="flex:none">One</button><button style="flex:none">Two</button><button style="flex:none">Three</button>
    </div>
    <p style="position:absolute;clip-path:inset(50%);font-size:8px">For screen readers</p>
    <div class="card"><div class="card" style="top:2px">7</div></div>
    <p class="below">The end</p>
    <button>Last</button>`;
  expect(await saidOf(page, html)).toEqual([]);
});
