import type { TableDoc } from '@izvilina/authority/document/document.ts';
import { GAMES, isSlug } from '@izvilina/games/registry.ts';
import type { Language } from '@izvilina/kernel/game.ts';
import { TABLE_ID } from '@izvilina/protocol/commands.ts';

/** What a posted link to one of our pages shows (Open Graph). */
export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The game whose picture is shown; null for the site's own. */
  readonly game: string | null;
  /** Only for a table's address: the page begins with its title in the visitor's language and requests what that table needs. */
  readonly table?: { readonly gathering: boolean; readonly titles: Readonly<Record<Language, string>> };
}

/** Path of the games' pictures, 1200 × 630: `/preview/<slug>.png` (`e2e/previews.ts`). */
export const PICTURES = '/preview/';

/** What anybody who has a table's address may know about it. */
interface PreviewedTable {
  readonly game: string;
  readonly gathering: boolean;
  /** Null: the host does not sit at the table. */
  readonly host: string | null;
}

/** Null: there is no such table. */
export type FindTable = (id: string) => Promise<PreviewedTable | null>;

export function previewedTable(doc: TableDoc | undefined): PreviewedTable | null {
  if (!doc) return null;
  const host = doc.chairs.find((chair) => chair.kind === 'person' && chair.guest === doc.host);
  return { game: doc.game, gathering: doc.phase === 'gathering', host: host?.kind === 'person' ? host.name : null };
}

const WORDS = {
  ru: {
    site: 'Извилина',
    about: 'Пять настольных игр для головы: с друзьями, с ботами, на одном экране и без сети.',
    rules: (game: string) => `«${game}»: правила, которые можно потрогать`,
    play: (game: string) => `«${game}» — сыграем?`,
    daily: (game: string) => `Задача дня: «${game}»`,
    dailyText: 'Одна позиция, один лучший ход, две попытки. Найдёте?',
    free: 'Открывается сразу: без регистрации и установки.',
    invites: (host: string, game: string) => `${host} зовёт за стол: «${game}»`,
    inviteText: 'Откройте ссылку, назовитесь — и вы за столом. Без регистрации.',
    table: (game: string) => `За столом: «${game}»`,
    replay: (game: string) => `Партия в записи: «${game}»`,
    replayText: 'Посмотрите ход за ходом, с любого места за столом.',
    momentText: 'Ссылка ведёт прямо к моменту, о котором речь. Дальше — ход за ходом, с любого места за столом.',
  },
  en: {
    site: 'Izvilina',
    about: 'Five brain games: with friends, with bots, on one screen and offline.',
    rules: (game: string) => `${game}: rules you can try out`,
    play: (game: string) => `${game}: shall we play?`,
    daily: (game: string) => `Puzzle of the day: ${game}`,
    dailyText: 'One position, one best move, two tries. Can you find it?',
    free: 'Opens at once: nothing to sign up for, nothing to install.',
    invites: (host: string, game: string) => `${host} invites you to play ${game}`,
    inviteText: 'Open the link, write a name, and you have a seat. No account needed.',
    table: (game: string) => `At the table: ${game}`,
    replay: (game: string) => `A recorded game of ${game}`,
    replayText: 'Watch it move by move, from any seat.',
    momentText: 'The link leads straight to one moment of it. Go on from there move by move, from any seat.',
  },
} as const;

/** The preview of an address with its query. Names only while a table gathers: its address is an invitation. */
export async function previewOf(address: string, language: Language, findTable: FindTable): Promise<Preview> {
  const words = WORDS[language];
  const site: Preview = { title: words.site, description: words.about, game: null };
  const [path = '', query = ''] = address.split('?');
  const [, kind = '', second = '', third = ''] = path.split('/');
  if (['rules', 'one', 'practice', 'daily'].includes(kind)) {
    const title = await titleOf(second, language);
    if (title === null) return site;
    if (kind === 'daily') return { title: words.daily(title), description: words.dailyText, game: second };
    return { title: kind === 'rules' ? words.rules(title) : words.play(title), description: words.free, game: second };
  }
  const isReplay = kind === 'replay' && second === 't';
  const id = isReplay ? third : kind === 't' || kind === 'i' ? second : null;
  const table = id !== null && TABLE_ID.test(id) ? await findTable(id) : null;
  const title = table && (await titleOf(table.game, language));
  if (!table || title === null) return site;
  const { game } = table;
  if (isReplay) {
    const isMoment = Number(new URLSearchParams(query).get('seq')) > 0;
    return { title: words.replay(title), description: isMoment ? words.momentText : words.replayText, game };
  }
  const titles = { ru: await tableTitle(table, 'ru'), en: await tableTitle(table, 'en') };
  const description = table.gathering ? words.inviteText : words.free;
  return { title: titles[language], description, game, table: { gathering: table.gathering, titles } };
}

async function tableTitle({ game, gathering, host }: PreviewedTable, language: Language): Promise<string> {
  const words = WORDS[language];
  const title = (await titleOf(game, language)) ?? '';
  if (!gathering) return words.table(title);
  return host === null ? words.play(title) : words.invites(host, title);
}

const titleOf = async (slug: string, language: Language): Promise<string | null> =>
  isSlug(slug) ? (await GAMES[slug]()).title[language] : null;

/** The page with its Open Graph tags. `image` is a path on this site; other sites need it with its origin. */
export function withPreview(html: string, preview: Preview, origin: string, image: string): string {
  const { title, description, game, table } = preview;
  const tags = [
    ['og:type', 'website'],
    ['og:site_name', WORDS.ru.site],
    ['og:title', title],
    ['og:description', description],
    ['og:image', `${origin}${image}`],
    ['twitter:card', image.startsWith(PICTURES) ? 'summary_large_image' : 'summary'],
  ].map(([name = '', text = '']) => tagOf({ property: name, content: text }));
  if (table) {
    const titles = { 'data-ru': table.titles.ru, 'data-en': table.titles.en };
    tags.push(tagOf({ name: 'table', 'data-game': game ?? '', 'data-gathering': String(table.gathering), ...titles }));
  }
  const at = html.indexOf('</head>');
  return at < 0 ? html : `${html.slice(0, at)}${tags.join('\n    ')}\n  ${html.slice(at)}`;
}

const tagOf = (attributes: Readonly<Record<string, string>>): string =>
  `<meta ${Object.entries(attributes)
    .map(([name, text]) => `${name}="${escaped(text)}"`)
    .join(' ')} />`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The first of our languages that the header names; Russian if it names none (a messenger's robot). */
export const languageOf = (accepted: string | undefined): Language =>
  accepted
    ?.split(',')
    .find((tag) => /^\s*(ru|en)\b/i.test(tag))
    ?.trim()
    .toLowerCase()
    .startsWith('en')
    ? 'en'
    : 'ru';
