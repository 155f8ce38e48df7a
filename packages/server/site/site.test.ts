import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from '../testing/test-server.ts';

let server: TestServer;
let webDir: string;
const LARGE = Buffer.from(Array.from({ length: 400_000 }, (_, at) => (at * at) % 251));
const LONG_PAGE = `<!doctype html><head></head>${'<i></i>'.repeat(60_000)}`;
/** As hard to compress as a real page. */
const VARIED_PAGE = `<!doctype html><head></head>${Array.from({ length: 12_000 }, (_, at) => `<i id="${(at * at * 31) % 10_007}">${(at * 7919) % 65_537}</i>`).join('')}`;
const SCRIPT = 'document.documentElement.dataset.theme = "dark"';
const SHELF = 'document.body.dataset.shelf = "here"';
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'izvilina-web-'));
  await mkdir(join(webDir, 'assets'));
  await writeFile(
    join(webDir, 'index.html'),
    `<!doctype html><head></head><script>${SCRIPT}</script><script src="/assets/a-1.js"></script>`,
  );
  await writeFile(join(webDir, 'shelf.html'), `<!doctype html><script>${SCRIPT}</script><script>${SHELF}</script>`);
  await mkdir(join(webDir, 'rules'));
  await writeFile(join(webDir, 'rules', 'cow006.html'), '<!doctype html>the rules of the cow');
  await writeFile(join(webDir, 'rules', 'ingenious.html'), LONG_PAGE);
  await writeFile(join(webDir, 'rules', 'notnot.html'), VARIED_PAGE);
  await writeFile(join(webDir, 'assets', 'a-1.js'), 'export {}');
  await writeFile(join(webDir, 'assets', 'a-1.js.br'), brotliCompressSync('export {}'));
  await writeFile(join(webDir, 'assets', 'a-1.js.gz'), gzipSync('export {}'));
  await writeFile(join(webDir, 'assets', 'words-1.bin'), LARGE);
  await writeFile(join(webDir, 'assets', 'words-1.bin.br'), brotliCompressSync(LARGE));
  await mkdir(join(webDir, '.vite'));
  await writeFile(join(webDir, '.vite', 'manifest.json'), '{}');
  await writeFile(join(webDir, '.hidden'), 'not for everyone');
  await writeFile(join(webDir, 'sw.js'), 'self');
  server = await TestServer.open({ webDir });
});
afterAll(async () => {
  await server.close();
  await rm(webDir, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.base}${path}`, { headers });

describe('the site', () => {
  test('the pages allow their own inline scripts by hash and nothing else inline', async () => {
    const response = await get('/');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy') ?? '';
    for (const script of [SCRIPT, SHELF]) {
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
      expect(policy.split(`'sha256-${Buffer.from(digest).toString('base64')}'`)).toHaveLength(2);
    }
    expect(policy).toContain(`connect-src 'self' ws://${new URL(server.base).host}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('a page is sent whole, however long it is', async () => {
    const page = await (await get('/rules/ingenious')).text();
    expect(page).toContain('og:title');
    expect(page.endsWith(LONG_PAGE.slice(-100_000))).toBe(true);
  });

  test('a page is packed off the event loop: it holds up players less than a tenth as long as packing it takes', async () => {
    const busy = (since?: NodeJS.CpuUsage): number => {
      const { user, system } = process.threadCpuUsage(since);
      return user + system;
    };
    await get('/rules/notnot'); // loads what is needed
    const before = process.threadCpuUsage();
    const response = await get('/rules/notnot', { 'accept-language': 'en', 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect((await response.text()).endsWith(VARIED_PAGE.slice(-50_000))).toBe(true);
    const held = busy(before);
    const beforePacking = process.threadCpuUsage();
    brotliCompressSync(VARIED_PAGE);
    expect(held).toBeLessThan(busy(beforePacking) / 10);
  });

  test.each([
    `/t/${'A'.repeat(22)}`,
    `/i/${'A'.repeat(22)}`,
    `/replay/t/${'A'.repeat(22)}?seq=5`,
    '/daily/cow006',
    '/one/cow006',
  ])('a messenger that takes anything is shown the preview of %s', async (address) => {
    const response = await get(address, { accept: '*/*' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('og:title');
    expect((await get(`${address.split('?')[0]}.js`, { accept: '*/*' })).status).toBe(404);
  });

  test('hashed files are kept for ever, others asked for anew, every address of ours is the page', async () => {
    expect((await get('/assets/a-1.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
    const deep = await get('/t/AAAAAAAAAAAAAAAAAAAAAA', { accept: 'text/html' });
    expect(deep.status).toBe(200);
    expect(deep.headers.get('cache-control')).toBe('no-cache');
    expect(await deep.text()).not.toContain(SHELF);
    expect(await (await get('/')).text()).toContain(SHELF);
    expect(await (await get('/rules/cow006')).text()).toContain('the rules of the cow');
    expect((await get('/assets/gone.js', { accept: 'text/html' })).status).toBe(404);
    expect((await get('/.hidden')).status).toBe(404);
    expect((await get('/../package.json')).status).toBe(404);
    expect((await get('/..%2f..%2fpackage.json')).status).not.toBe(200);
  });

  test('a page has the tags of its address, packed or not, and the same ones are not sent again', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { accept: 'text/html', 'accept-encoding': encoding };
      const response = await get('/one/cow006', headers);
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      const html = await response.text();
      expect(html).toContain('<meta property="og:title" content="«Корова 006» — сыграем?" />');
      expect(html).toContain(`<meta property="og:image" content="${server.base}/icons/512.png" />`);
      const known = { ...headers, 'if-none-match': response.headers.get('etag') ?? '' };
      expect((await get('/one/cow006', known)).status).toBe(304);
      expect((await get('/one/ingenious', known)).status).toBe(200);
    }
  });

  test('what the build has packed goes to whoever can unpack it, and not sent again unchanged', async () => {
    const plain = await get('/assets/a-1.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toContain('javascript');
    for (const encoding of ['br', 'gzip']) {
      const packed = await get('/assets/a-1.js', { 'accept-encoding': encoding });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(await packed.text()).toBe('export {}');
    }
    const both = await get('/assets/a-1.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(both.headers.get('content-encoding')).toBe('br');
    expect((await get('/sw.js', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
    expect((await get('/assets/a-1.js.gz')).status).toBe(404);
    expect((await get('/.vite/manifest.json')).status).toBe(404);
    const etags = new Set<string>();
    for (const encoding of ['identity', 'br', 'gzip']) {
      const headers = { 'accept-encoding': encoding };
      const etag = (await get('/assets/a-1.js', headers)).headers.get('etag') as string;
      const again = (known: string) => get('/assets/a-1.js', { ...headers, 'if-none-match': known });
      expect((await again(etag)).status).toBe(304);
      expect((await again(`"other", W/${etag}`)).status).toBe(304);
      expect((await again('"other"')).status).toBe(200);
      etags.add(etag);
    }
    expect(etags.size).toBe(3); // a strong tag stands for the bytes, and these differ
    expect(
      (await get('/assets/a-1.js', { 'accept-encoding': 'br;q=0, gzip;q=0.5' })).headers.get('content-encoding'),
    ).toBe('gzip');
  });

  test('a large file comes whole, packed or not, and is read from disk each time', async () => {
    for (const encoding of ['identity', 'br']) {
      const response = await get('/assets/words-1.bin', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
      expect(response.headers.get('content-type')).toBe('application/octet-stream');
      expect(response.headers.get('x-uncompressed-size')).toBe(String(LARGE.length));
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(Buffer.compare(await response.bytes(), LARGE)).toBe(0);
    }
    const { etag } = Object.fromEntries((await get('/assets/words-1.bin')).headers);
    expect((await get('/assets/words-1.bin', { 'if-none-match': etag as string })).status).toBe(304);
    const changed = Buffer.from(LARGE).fill(7, 0, 1);
    await writeFile(join(webDir, 'assets', 'words-1.bin'), changed); // shows that the file is not kept in memory
    const plain = await get('/assets/words-1.bin', { 'accept-encoding': 'identity' });
    expect(Buffer.compare(await plain.bytes(), changed)).toBe(0);
  });
});
