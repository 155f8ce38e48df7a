import { LEVELS, type Level } from '@izvilina/bots/bot.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const STRENGTHS = ['auto', ...LEVELS] as const;

/** What this device remembers about its player. Read by index.html before paint: keep the key and the shape. */
export interface Settings {
  readonly language: 'ru' | 'en';
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** A phone is felt when it is one's turn. */
  readonly vibration: boolean;
  /** Whether they want to be called by a notification; null: nobody has asked them yet. */
  readonly notify: boolean | null;
  /** Whom «Играть» brings to the table; auto = whoever suits a newcomer to that game. */
  readonly bots: (typeof STRENGTHS)[number];
  /** By game: whom they asked for there or have come to, and `auto` brings again. */
  readonly levels: Readonly<Record<string, Level>>;
  /** By game: what they chose under «Играть ▾», and «Играть» lays again. */
  readonly quick: Readonly<Record<string, QuickGame>>;
  /** Colour-blind aid: bigger marks and patterns where colour speaks first. */
  readonly shapes: boolean;
  /** Against bots alone one tap is a move, after a moment to take it back. */
  readonly oneTap: boolean;
  /** Alone with bots a race waits after every round until its player taps on. */
  readonly tapOn: boolean;
  readonly nickname: string;
}

/** A game against bots as somebody chose it. */
export interface QuickGame {
  readonly bots: number;
  readonly pace: Pace;
  readonly options: Readonly<Record<string, unknown>>;
}

const KEY = 'izvilina';

function read(): Settings {
  return settingsFrom(parse(localStorage.getItem(KEY)));
}

function settingsFrom(stored: Partial<Record<keyof Settings, unknown>>): Settings {
  return {
    language: stored.language === 'en' || stored.language === 'ru' ? stored.language : preferred(),
    theme: THEMES.find((theme) => theme === stored.theme) ?? 'auto',
    motion: MOTIONS.find((motion) => motion === stored.motion) ?? 'auto',
    sound: stored.sound !== false,
    vibration: stored.vibration !== false,
    notify: typeof stored.notify === 'boolean' ? stored.notify : null,
    bots: STRENGTHS.find((strength) => strength === stored.bots) ?? 'auto',
    levels: readLevels(stored.levels),
    quick: readQuick(stored.quick),
    shapes: stored.shapes === true,
    oneTap: stored.oneTap !== false,
    tapOn: stored.tapOn !== false,
    nickname: typeof stored.nickname === 'string' ? stored.nickname : '',
  };
}

function parse(text: string | null): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

function readLevels(stored: unknown): Settings['levels'] {
  const entries = stored !== null && typeof stored === 'object' ? Object.entries(stored) : [];
  return Object.fromEntries(
    entries.flatMap(([game, kept]) => LEVELS.filter((level) => level === kept).map((level) => [game, level])),
  );
}

/** Only its shape: what no longer fits the rules is refused by the table, and then forgotten. */
const readQuick = (stored: unknown): Settings['quick'] =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([, game]) => typeof game?.bots === 'number' && typeof game.options === 'object',
    ),
  );

const preferred = (): Settings['language'] =>
  navigator.languages.find((tag) => /^(ru|en)\b/.test(tag))?.startsWith('en') ? 'en' : 'ru';

const kept = read();
/** A page is rendered at build for newcomers, in each language. */
const store = createStore(kept, settingsFrom({ language: kept.language }));

export const settings = store.get;

export function change(part: Partial<Settings>): void {
  const current = { ...store.get(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A full or forbidden storage only means that the choice is forgotten.
  }
  applyStyle(current);
  store.set(current);
}

export const useSettings = (): Settings => useStore(store);

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const touched = matchMedia('(pointer: coarse)');

const isDark = ({ theme } = settings()): boolean => (theme === 'auto' ? dark.matches : theme === 'dark');
export const isStill = ({ motion } = settings()): boolean => (motion === 'auto' ? still.matches : motion === 'less');

/** Whether the page is dark, for what it shows and not only for its styles. */
export const useIsDark = (): boolean => useSyncExternalStore(store.subscribe, isDark, () => false);

/** Whether this screen is touched, not pointed at. */
export const useIsTouched = (): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => touched.matches,
    () => false,
  );

/** Puts the settings on <html>, where the styles look for them. */
function applyStyle(current: Settings): void {
  const root = document.documentElement;
  if (root.lang !== current.language) root.lang = current.language; // browsers style a page anew even for the same
  root.dataset.theme = isDark(current) ? 'dark' : 'light';
  root.dataset.motion = isStill(current) ? 'less' : 'full';
  root.toggleAttribute('data-shapes', current.shapes);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--wall').trim());
}

/** Call once at the start: styles the page and follows what the system says and the other tabs. */
export function followSystem(): void {
  applyStyle(settings());
  const refresh = (current: Settings) => {
    applyStyle(current);
    store.set(current);
  };
  // A new object, so that subscribers read the system's preferences again.
  for (const wish of [dark, still, touched]) wish.addEventListener('change', () => refresh({ ...settings() }));
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) refresh(read());
  });
}

export const toggleTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' });
