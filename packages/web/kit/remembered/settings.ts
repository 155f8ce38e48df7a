import { LEVELS, type Level } from '@izvilina/bots/bot.ts';
import type { Pace } from '@izvilina/protocol/pace.ts';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../store.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const STRENGTHS = ['auto', ...LEVELS] as const;

/** What this device stores about its player. index.html reads it before the first paint: keep the key and the shape. */
export interface Settings {
  readonly language: 'ru' | 'en';
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** The phone vibrates when it is the player's turn. */
  readonly vibration: boolean;
  /** Whether the player wants notifications; null: not asked yet. */
  readonly notify: boolean | null;
  /** Level of the bots that «Играть» brings; `auto`: by `levels`, or the gentlest in a new game. */
  readonly bots: (typeof STRENGTHS)[number];
  /** By game: the level that was chosen there or reached by results; used when `bots` is `auto`. */
  readonly levels: Readonly<Record<string, Level>>;
  /** By game: the choices made under «Играть ▾», which «Играть» repeats. */
  readonly quick: Readonly<Record<string, QuickGame>>;
  /** Colour-blind aid: larger marks, and patterns where colour carries meaning. */
  readonly shapes: boolean;
  /** Against bots alone one tap makes a move, with a moment to take it back. */
  readonly oneTap: boolean;
  /** In a race against bots alone, the next round waits for a tap. */
  readonly tapOn: boolean;
  readonly nickname: string;
}

/** A game against bots, as the player set it up. */
export interface QuickGame {
  readonly bots: number;
  readonly pace: Pace;
  readonly options: Readonly<Record<string, unknown>>;
}

const KEY = 'izvilina';

const read = (): Settings => settingsFrom(stored());

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

function stored(): Partial<Record<keyof Settings, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}'); // throws where the browser stores nothing
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

/** Checks the shape only: options that no longer fit the rules are refused by the table and then forgotten. */
const readQuick = (stored: unknown): Settings['quick'] =>
  Object.fromEntries(
    Object.entries(stored ?? {}).filter(
      ([, game]) => typeof game?.bots === 'number' && typeof game.options === 'object',
    ),
  );

const preferred = (): Settings['language'] =>
  navigator.languages.find((tag) => /^(ru|en)\b/.test(tag))?.startsWith('en') ? 'en' : 'ru';

const kept = read();
/** The second value is what build-time rendering uses: the settings of a first-time visitor, per language. */
const store = createStore(kept, settingsFrom({ language: kept.language }));

export const settings = store.get;

export function change(part: Partial<Settings>): void {
  const current = { ...store.get(), ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Without storage the choice is just forgotten.
  }
  applyStyle(current);
  store.set(current);
}

export const useSettings = (): Settings => useStore(store);

const DARK = '(prefers-color-scheme: dark)';
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const TOUCHED = '(pointer: coarse)';

/** Asks anew each time: Chromium does not tell a listener of a change that was read from the same object before. */
const matches = (query: string): boolean => matchMedia(query).matches;

const isDark = ({ theme } = settings()): boolean => (theme === 'auto' ? matches(DARK) : theme === 'dark');
export const isMotionReduced = ({ motion } = settings()): boolean =>
  motion === 'auto' ? matches(REDUCED_MOTION) : motion === 'less';

/** Whether the page is dark, for content that depends on it and not only styles. */
export const useIsDark = (): boolean => useSyncExternalStore(store.subscribe, isDark, () => false);

/** Whether the main pointer of this screen is a finger. */
export const useIsTouched = (): boolean =>
  useSyncExternalStore(
    store.subscribe,
    () => matches(TOUCHED),
    () => false,
  );

/** Writes the settings to attributes of <html>, where the style sheets read them. */
function applyStyle(current: Settings): void {
  const root = document.documentElement;
  if (root.lang !== current.language) root.lang = current.language; // browsers restyle the page even for the same value
  root.dataset.theme = isDark(current) ? 'dark' : 'light';
  root.dataset.motion = isMotionReduced(current) ? 'less' : 'full';
  root.toggleAttribute('data-shapes', current.shapes);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--wall').trim());
}

/** Call once at the start: styles the page, then follows system preferences and changes made in other tabs. */
export function followSystem(): void {
  applyStyle(settings());
  const refresh = (current: Settings) => {
    applyStyle(current);
    store.set(current);
  };
  // A new object makes subscribers read the system's preferences again.
  for (const query of [DARK, REDUCED_MOTION, TOUCHED])
    matchMedia(query).addEventListener('change', () => refresh({ ...settings() }));
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) refresh(read());
  });
}

export const toggleTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' });
