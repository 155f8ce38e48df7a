import { SLUGS } from '@izvilina/games/registry.ts';
import type { Plugin, Rolldown } from 'vite';

/** What a page with a given address will ask for, found when it is built: otherwise each chunk is known only from the one before. */
const ROUTES: Readonly<Record<string, readonly string[]>> = {
  '/t/': ['app/TableRoute.tsx'],
  '/local/': ['app/TableRoute.tsx'],
  '/one/': ['one-screen/OneScreenRoute.tsx'],
  '/replay': ['replay/ReplayRoute.tsx'],
  '/settings': ['settings/SettingsRoute.tsx'],
  '/code': ['lobby/invite/CodeRoute.tsx'],
  '/rules/': ['rulebook/RulebookRoute.tsx'],
  ...Object.fromEntries(
    SLUGS.map((slug) => [`/rules/${slug}`, [`tables/${slug}/module.ts`, `games/${slug}/scenarios.ts`]]),
  ),
};

const FONTS = { ru: /(onest|unbounded)-(cyrillic|latin)-wght-normal/, en: /(onest|unbounded)-latin-wght-normal/ };

type Bundle = Rolldown.OutputBundle;

/** The files of these modules' chunks with all they import statically, but for those the page asks for anyway. */
/** Of everything that an address needs. */
export const filesFor = (bundle: Bundle, path: string): readonly string[] =>
  Object.entries(ROUTES).flatMap(([start, modules]) => (path.startsWith(start) ? filesOf(bundle, modules) : []));

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

/** Runs in the page, after its language is known. A page that comes with its picture is seen before its scripts are needed. */
const ask = (
  fonts: Readonly<Record<string, readonly string[]>>,
  words: Readonly<Record<string, readonly string[]>>,
  routes: Readonly<Record<string, readonly string[]>>,
) => `
      ((root, path, add) => {
        for (const file of ${JSON.stringify(fonts)}[root.lang]) add(file, 'preload', 'font');
        const files = [...${JSON.stringify(words)}[root.lang]];
        for (const [start, more] of Object.entries(${JSON.stringify(routes)})) if (path.startsWith(start)) files.push(...more);
        const chunks = () => {
          for (const file of files) file.endsWith('.css') ? add(file, 'preload', 'style') : add(file, 'modulepreload', 'script');
        };
        'picture' in root.dataset ? requestAnimationFrame(() => setTimeout(chunks)) : chunks();
      })(document.documentElement, location.pathname, (file, rel, as) => {
        const link = Object.assign(document.createElement('link'), { rel, as, href: '/' + file });
        if (as === 'font') link.crossOrigin = '';
        document.head.append(link);
      });
    `;

/** Puts into the head a script that asks at once for the fonts, words and chunks of this address in this language. */
export const preloads = (): Plugin => ({
  name: 'izvilina-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const names = Object.keys(bundle);
      const fonts = {
        ru: names.filter((file) => FONTS.ru.test(file)),
        en: names.filter((file) => FONTS.en.test(file)),
      };
      const words = { ru: filesOf(bundle, ['i18n/ru.ts']), en: filesOf(bundle, ['i18n/en.ts']) };
      const routes = Object.fromEntries(
        Object.entries(ROUTES).map(([start, modules]) => [start, filesOf(bundle, modules)]),
      );
      return [{ tag: 'script', children: ask(fonts, words, routes), injectTo: 'head' }];
    },
  },
});
