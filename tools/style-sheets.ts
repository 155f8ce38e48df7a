import { LAYERS } from '../packages/web/look/layers.ts';
import { SCREENS } from '../packages/web/look/screens.ts';

/** The text of each file, by path below packages/web. */
type Files = ReadonlyMap<string, string>;

const COLOUR_FILES = /^(look\/tokens|tables\/\w+\/colours)\.css$/;
const IN_NUMBERS = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\((?!\s*(?:from\s+)?var\()/gi;
const BY_NAME =
  /(?<=[:\s,(])(?:black|white|gr[ae]y|red|green|blue|yellow|orange|purple|gold|silver|brown|pink)(?=[\s;,)])/gi;

const bare = (text: string) => text.replace(/\/\*.*?\*\//gs, '');

/** Whether a sheet only imports others, in its own order. */
const isIndex = (text: string) => /^(?:\s*@import\s+"[^"]+";)+\s*$/.test(bare(text));

interface Declaration {
  /** The enclosing conditions and the selector. */
  readonly where: string;
  readonly property: string;
}

function declarationsOf(text: string): Declaration[] {
  const found: Declaration[] = [];
  const around: string[] = [];
  for (const [, head = '', end] of text.matchAll(/([^{};]*)([{};])/g)) {
    const said = head.trim().replace(/\s+/g, ' ');
    if (end === '{') around.push(said);
    else if (said !== '' && !said.startsWith('@'))
      found.push({ where: around.join(' '), property: said.split(':')[0] ?? '' });
    if (end === '}') around.pop();
  }
  return found;
}

const wrongLayer = (text: string): string[] => {
  const layer = text.match(/^\s*@layer ([\w-]+) \{/)?.[1];
  if (!LAYERS.some((one) => one === layer)) return [`not in one of the layers ${LAYERS.join(', ')}`];
  const isOutside = ({ where }: Declaration) => !where.startsWith(`@layer ${layer}`);
  return declarationsOf(text).some(isOutside) ? [`a rule outside @layer ${layer}`] : [];
};

const wrongScreens = (text: string): string[] =>
  Array.from(text.matchAll(/@media ([^{]+)\{/g), ([, query = '']) => query.trim()).flatMap((query) => [
    ...(/width|height/.test(query) ? [`@media ${query}: a size that look/screens.ts does not name`] : []),
    ...Array.from(query.matchAll(/\(--([\w-]+)\)/g), ([, name = '']) => name)
      .filter((name) => !Object.hasOwn(SCREENS, name))
      .map((name) => `no screen is called --${name}`),
  ]);

const colourLiterals = (text: string): string[] =>
  [IN_NUMBERS, BY_NAME].flatMap((pattern) => text.match(pattern) ?? []).map((colour) => `${colour} is no token`);

/** `:is(.a::before)` matches nothing, and no browser says so. */
const lostPseudoElements = (text: string): string[] =>
  (text.match(/:(?:is|where|not|has)\([^(){}]*::[^(){}]*\)/g) ?? []).map((part) => `${part} matches nothing`);

/** The group within which sheets have a fixed order: those of the look, and those of one table. */
const orderedRoom = (file: string) => file.match(/^(?:look|tables\/(?!shared)\w+)\//)?.[0] ?? file;

/** Two sheets that set the same property for the same selector, with no defined order between them. */
function rivals(sheets: Files): string[] {
  const owners = new Map<string, string>();
  return [...sheets].flatMap(([file, text]) =>
    declarationsOf(bare(text)).flatMap(({ where, property }) => {
      const key = `${where} { ${property} }`;
      const owner = owners.get(key) ?? file;
      owners.set(key, owner);
      return orderedRoom(owner) === orderedRoom(file) ? [] : [`${file}: ${key} is also in ${owner}`];
    }),
  );
}

/** Faults of the site's style sheets, as sentences. */
export const wrongStyles = (sheets: Files): string[] => [
  ...[...sheets].flatMap(([file, text]) =>
    isIndex(text)
      ? []
      : [
          ...wrongLayer(bare(text)),
          ...wrongScreens(bare(text)),
          ...lostPseudoElements(bare(text)),
          ...(COLOUR_FILES.test(file) ? [] : colourLiterals(bare(text))),
        ].map((wrong) => `${file}: ${wrong}`),
  ),
  ...rivals(sheets),
];

/** Style sheets that a table's code imports past the order of `look.css`. The box may, for what is shown before. */
export const strayImports = (sources: Files): string[] =>
  [...sources].flatMap(([file, text]) =>
    /^tables\/(?!shared)\w+\//.test(file)
      ? Array.from(text.matchAll(/import '(\.[^']+\.css)'/g), ([, path = '']) => path)
          .filter((path) => !/\/look\.css$|kit\/widgets\/table\.css$/.test(path))
          .filter((path) => !(file.endsWith('/box.tsx') && /^\.\/(?:colours|opening)\.css$/.test(path)))
          .map((path) => `${file}: ${path} belongs into the table's look.css`)
      : [],
  );
