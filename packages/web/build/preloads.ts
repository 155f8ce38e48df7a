import { SLUGS } from '@izvilina/games/registry.ts';
import type { Plugin, Rolldown } from 'vite';
import { TABLE_ADDRESS } from '../pages/table-address.ts';

/** Modules that each address needs, preloaded: otherwise the browser finds each chunk only through the one before. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/t/': ['app/TableRoute.tsx'],
  '/local/': ['app/TableRoute.tsx'],
  '/one/': ['one-screen/OneScreenRoute.tsx'],
  '/replay': ['replay/ReplayRoute.tsx'],
  '/settings': ['settings/SettingsRoute.tsx'],
  '/code': ['lobby/invite/CodeRoute.tsx'],
  '/rules/': ['rulebook/RulebookRoute.tsx'],
  '/daily/': ['daily/DailyRoute.tsx'],
  ...Object.fromEntries(SLUGS.map((slug) => [`/daily/${slug}`, [`tables/${slug}/module.ts`]])),
  ...Object.fromEntries(
    SLUGS.map((slug) => [`/one/${slug}`, [`tables/${slug}/module.ts`, `tables/${slug}/Options.tsx`]]),
  ),
  ...Object.fromEntries(
    SLUGS.map((slug) => [
      `/rules/${slug}`,
      [
        `tables/${slug}/module.ts`,
        `tables/${slug}/book/book.ts`,
        `games/${slug}/game.ts`,
        `games/${slug}/scenarios.ts`,
      ],
    ]),
  ),
};

/** Modules of a table's page that depend on what the server says in it: the game, and the lobby while it gathers. */
const playing = (slug: string) => [`tables/${slug}/module.ts`];
const gathering = (slug: string) => [...playing(slug), 'lobby/Gathering.tsx', `tables/${slug}/Options.tsx`];

type Bundle = Rolldown.OutputBundle;

/** The files of all modules that this address needs. */
export const filesFor = (bundle: Bundle, path: string): readonly string[] =>
  Object.entries(ROUTES).flatMap(([start, modules]) => (path.startsWith(start) ? filesOf(bundle, modules) : []));

/** The files of these modules' chunks with all their static imports, except those that the page loads anyway. */
function filesOf(bundle: Bundle, modules: readonly string[]): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => closure(bundle, entry.fileName)));
  const wanted = modules.map((module) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`));
    if (!chunk) throw new Error(`${module} is no chunk of its own (build/preloads.ts)`);
    return chunk;
  });
  const needed = new Set(wanted.flatMap((chunk) => closure(bundle, chunk.fileName)));
  const scripts = [...needed].filter((file) => !known.has(file));
  return [...scripts, ...new Set(scripts.flatMap((file) => sheetsOf(bundle, file)))];
}

function closure(bundle: Bundle, file: string, seen = new Set<string>()): readonly string[] {
  const chunk = bundle[file];
  if (seen.has(file) || chunk?.type !== 'chunk') return [];
  seen.add(file);
  for (const imported of chunk.imports) closure(bundle, imported, seen);
  return [...seen];
}

function sheetsOf(bundle: Bundle, file: string): readonly string[] {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}

/**
 * Runs in the page once its language is known. A prerendered page asks for its scripts only after its first paint (a
 * rulebook even later: `whenReadyForScripts`, index.html). No page waits for fonts: they are applied together when all
 * have loaded (`data-fonts`, look/fonts.css).
 */
const ask = (
  words: Readonly<Record<string, readonly string[]>>,
  routes: Readonly<Record<string, readonly string[]>>,
  tables: Readonly<Record<'playing' | 'gathering', Readonly<Record<string, readonly string[]>>>>,
) => `
      ((root, path, tables) => {
        const files = [...${JSON.stringify(words)}[root.lang]];
        for (const [start, more] of Object.entries(${JSON.stringify(routes)})) if (path.startsWith(start)) files.push(...more);
        // Asked for in the very way in which Vite does (crossOrigin), else it would be fetched again.
        const add = (file, as) =>
          document.head.appendChild(Object.assign(document.createElement('link'), { as, crossOrigin: '', href: '/' + file }));
        const isPrerendered = 'picture' in root.dataset;
        const isTable = ${TABLE_ADDRESS}.test(path);
        const scripts = () => files.filter((file) => !file.endsWith('.css')).map((file) => add(file, 'script'));
        const request = (links) => {
          for (const link of links) link.rel = link.as === 'script' ? 'modulepreload' : 'preload';
        };
        const chunks = () => {
          const preview = document.querySelector('meta[name="table"]')?.dataset;
          if (preview) files.push(...(tables[preview.gathering === 'true' ? 'gathering' : 'playing'][preview.game] ?? []));
          request([...scripts(), ...files.filter((file) => file.endsWith('.css')).map((file) => add(file, 'style'))]);
        };
        if (isPrerendered) {
          const links = scripts(); // now, as those of the entry (build/first-paint.ts)
          whenReadyForScripts(() => request(links));
        } else isTable ? afterPaint(chunks) : chunks();
        const load = (family) => document.fonts.load('1em ' + family, root.lang === 'en' ? 'a' : 'aя');
        const applyFonts = () => {
          root.dataset.fonts = '';
          setTimeout(() => dispatchEvent(new Event('fonts-applied')), 500);
        };
        afterPaint(() => Promise.all(['Unbounded Variable', 'Onest Variable'].map(load)).then(applyFonts, applyFonts));
      })(document.documentElement, location.pathname, ${JSON.stringify(tables)});
    `;

/** Puts a script into the head that requests words and chunks for the page's address and language, and fonts. */
export const preloads = (): Plugin => ({
  name: 'izvilina-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const words = { ru: filesOf(bundle, ['i18n/ru.ts']), en: filesOf(bundle, ['i18n/en.ts']) };
      const routes = Object.fromEntries(
        Object.entries(ROUTES).map(([start, modules]) => [start, filesOf(bundle, modules)]),
      );
      const known = new Set(routes['/t/']);
      const ofTable = (modules: readonly string[]) => filesOf(bundle, modules).filter((file) => !known.has(file));
      const ofGames = (needed: (slug: string) => readonly string[]) =>
        Object.fromEntries(SLUGS.map((slug) => [slug, ofTable(needed(slug))]));
      const script = ask(words, routes, { playing: ofGames(playing), gathering: ofGames(gathering) });
      return [{ tag: 'script', children: script, injectTo: 'head' }];
    },
  },
});
