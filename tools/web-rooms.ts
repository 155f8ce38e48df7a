import { importsOf, type Sources, targetOf } from './layers.ts';

const BASE = ['look', 'i18n', 'pieces', 'kit'] as const;
const CONTRACT = [...BASE, 'local', 'client', 'table contract'] as const;
const PAGES = [...CONTRACT, 'table parts', 'table registry', 'page parts'] as const;

/** What each kind of room of the web package may import besides itself: only kinds above it in this list. */
const ROOMS = {
  look: [],
  i18n: [],
  pieces: ['i18n'],
  kit: BASE,
  /** The authority in this page's own worker. */
  local: BASE,
  client: [...BASE, 'local'],
  /** `tables/module.ts`, `tables/box.ts`, `tables/coach.ts`, `tables/book.ts`: the interface of a table. */
  'table contract': CONTRACT,
  /** `tables/shared`. */
  'table parts': CONTRACT,
  /** `tables/<slug>`: not another game's, and nothing that knows all games. */
  game: [...CONTRACT, 'table parts'],
  /** The rest of `tables/`, which knows all games. */
  'table registry': [...CONTRACT, 'table parts', 'game'],
  /** `pages/`: parts of pages that know the games. */
  'page parts': PAGES,
  /** No screen imports another. */
  screen: PAGES,
  /** Routes and what is shown over every page. */
  app: [...PAGES, 'screen'],
  /** `main.tsx` and the worker of the whole site. */
  entry: [...PAGES, 'screen', 'app'],
} as const satisfies Record<string, readonly string[]>;

type Kind = keyof typeof ROOMS;

const SCREENS = [
  'shelf',
  'my-games',
  'lobby',
  'one-screen',
  'table',
  'result',
  'settings',
  'replay',
  'rulebook',
  'daily',
];
/** Tools of the package and of its tests: they may import anything. */
const OUTSIDE = ['gallery', 'build', 'testing', 'vite.config.ts', 'sizes.ts'];

interface Room {
  readonly kind: Kind;
  /** Distinguishes rooms of the same kind. */
  readonly name: string;
}

/** The room of a file, by its path from `web/`; null for tools; undefined for a folder without a place. */
function roomOf(path: string): Room | null | undefined {
  const [first = '', second = '', third] = path.split('/');
  if (OUTSIDE.includes(first)) return null;
  if (second === '') return { kind: 'entry', name: 'entry' };
  if (SCREENS.includes(first)) return { kind: 'screen', name: first };
  if (first === 'pages') return { kind: 'page parts', name: first };
  if (first !== 'tables') return Object.hasOwn(ROOMS, first) ? { kind: first as Kind, name: first } : undefined;
  if (third === undefined)
    return { kind: /^(module|box|coach|book)\.ts$/.test(second) ? 'table contract' : 'table registry', name: 'tables' };
  return second === 'shared' ? { kind: 'table parts', name: second } : { kind: 'game', name: second };
}

/** Imports between the web's rooms that point the wrong way. Tests may also use testing code. */
export function wrongWebArrows(sources: Sources): string[] {
  return [...sources].flatMap(([file, source]) => {
    if (!file.startsWith('web/')) return [];
    const room = roomOf(file.slice('web/'.length));
    if (room === null) return [];
    if (room === undefined) return [`${file}: its folder has no place among the rooms`];
    return importsOf(source).flatMap((specifier) => {
      const target = targetOf(file, specifier);
      if (!target?.startsWith('web/')) return [];
      const other = roomOf(target.slice('web/'.length));
      if (other === null) return file.includes('.test.') ? [] : [`${file}: ${specifier} is for tests and tools`];
      const allowed: readonly string[] = ROOMS[room.kind];
      const fine = other && ((other.kind === room.kind && other.name === room.name) || isAllowed(allowed, room, other));
      return fine ? [] : [`${file}: ${room.name} may not import ${other?.name ?? target}`];
    });
  });
}

/** A kind may list itself (`pages`), but this never allows another room of the same kind. */
const isAllowed = (allowed: readonly string[], room: Room, other: Room): boolean =>
  other.kind !== room.kind && allowed.includes(other.kind);
