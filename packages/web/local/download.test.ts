import { afterEach, describe, expect, test, vi } from 'vitest';
import { type Download, download, downloadedData } from './download.ts';
import { createDownloads, percentOf } from './downloads.ts';

afterEach(() => vi.unstubAllGlobals());

/** Makes `fetch` answer every request with these chunks. */
function serve(pieces: readonly number[][], headers: Record<string, string> = {}) {
  const fetched = vi.fn(async (_url: string) => {
    const left = pieces.map((piece) => new Uint8Array(piece));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = left.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    return new Response(body, { headers });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const bytes = (from: number, length: number) => Array.from({ length }, (_, at) => (from + at) % 256);

describe('a download', () => {
  test('gives the whole file and says how far it is', async () => {
    serve([bytes(0, 60), bytes(60, 100), bytes(160, 40)], { 'x-uncompressed-size': '200' });
    const said: Download[] = [];
    expect([...(await download('/assets/a.lex', 'a', (it) => said.push(it)))]).toEqual(bytes(0, 200));
    expect(said.map(({ loaded, total, state }) => [loaded, total, state])).toEqual([
      [0, null, 'loading'],
      [60, 200, 'loading'],
      [160, 200, 'loading'],
      [200, 200, 'loading'],
      [200, 200, 'done'],
    ]);
  });

  test('in many small pieces says so about a hundred times', async () => {
    serve(
      Array.from({ length: 5_000 }, () => [7]),
      { 'x-uncompressed-size': '5000' },
    );
    let said = 0;
    await download('/assets/a.lex', 'a', () => said++);
    expect(said).toBeGreaterThan(90);
    expect(said).toBeLessThan(110);
  });

  test.each([
    ['an answer that is no file', async () => new Response('no', { status: 404 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a connection that breaks', async () => new Response(brokenBody())],
  ])('%s fails it and says so', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    const said: string[] = [];
    await expect(download('/assets/a.lex', 'a', ({ state }) => said.push(state))).rejects.toThrow();
    expect(said.at(-1)).toBe('failed');
  });
});

const brokenBody = () =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('connection lost'));
    },
  });

describe('data of games', () => {
  test('a file on its way is not asked for twice; later it is, from the cache of the browser', async () => {
    const fetched = serve([[1, 2, 3]]);
    const readData = downloadedData(
      (slug, name) => `/assets/${slug}-${name}`,
      () => undefined,
    );
    const [first, second] = await Promise.all([readData('cow006', 'words'), readData('cow006', 'words')]);
    expect(second).toBe(first);
    expect(fetched.mock.calls).toEqual([['/assets/cow006-words']]);
    await readData('cow006', 'words');
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  test('a file that failed is asked for again, and one that does not exist is an error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const readData = downloadedData(
      (_, name) => {
        if (name === 'none') throw new Error('no data file none');
        return name;
      },
      () => undefined,
    );
    await expect(readData('cow006', 'words')).rejects.toThrow('Failed to fetch');
    serve([[1]]);
    expect(await readData('cow006', 'words')).toEqual(new Uint8Array([1]));
    await expect(readData('cow006', 'none')).rejects.toThrow('no data file none');
  });
});

test('the page sees what is on its way, and nothing of what has come or failed', () => {
  const downloads = createDownloads();
  const heard = vi.fn();
  const unsubscribe = downloads.subscribe(heard);
  const at = (name: string, loaded: number, state: Download['state'] = 'loading') =>
    downloads.report({ name, loaded, total: 10, state });
  at('a', 1);
  at('b', 2);
  at('a', 5);
  expect(downloads.get().map(({ name, loaded }) => [name, loaded])).toEqual([
    ['b', 2],
    ['a', 5],
  ]);
  at('a', 10, 'done');
  at('b', 2, 'failed');
  expect(downloads.get()).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(5);
  unsubscribe();
  at('c', 1);
  expect(heard).toHaveBeenCalledTimes(5);
});

test('several files have one percentage, as soon as the size of each is known', () => {
  const at = (loaded: number, total: number | null): Download => ({ name: 'a', loaded, total, state: 'loading' });
  expect(percentOf([at(10, 200), at(30, 200)])).toBe(10);
  expect(percentOf([at(10, 200), at(0, null)])).toBeNull();
  expect(percentOf([])).toBeNull();
});
