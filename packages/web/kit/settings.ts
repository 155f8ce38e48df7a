import { LEVELS, type Level } from '@izvilina/bots/bot.ts';
import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'less'] as const;
export const STRENGTHS = ['auto', ...LEVELS] as const;

/** What this device remembers about its player. Read by index.html before paint: keep the key and the shape. */
export interface Settings {
  readonly language: 'ru' | 'en';
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Whom «Играть» brings to the table; auto = whoever suits a newcomer to that game. */
  readonly bots: (typeof STRENGTHS)[number];
  /** By game: whom they asked for there, and `auto` brings again. */
  readonly levels: Readonly<Record<string, Level>>;
  /** Colour-blind aid: bigger marks and patterns where colour speaks first. */
  readonly shapes: boolean;
  readonly nickname: string;
}

const KEY = 'izvilina';

function read(): Settings {
  const stored = parse(localStorage.getItem(KEY));
  return {
    language: stored.language === 'en' || stored.language === 'ru' ? stored.language : preferred(),
    theme: THEMES.find((theme) => theme === stored.theme) ?? 'auto',
    motion: MOTIONS.find((motion) => motion === stored.motion) ?? 'auto',
    sound: stored.sound !== false,
    bots: STRENGTHS.find((strength) => strength === stored.bots) ?? 'auto',
    levels: readLevels(stored.levels),
    shapes: stored.shapes === true,
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

const preferred = (): Settings['language'] =>
  navigator.languages.find((tag) => /^(ru|en)\b/.test(tag))?.startsWith('en') ? 'en' : 'ru';

let current = read();
const listeners = new Set<() => void>();

export const settings = (): Settings => current;

export function change(part: Partial<Settings>): void {
  current = { ...current, ...part };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A full or forbidden storage only means that the choice is forgotten.
  }
  applyStyle();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, settings);

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export const isDark = (): boolean => (current.theme === 'auto' ? dark.matches : current.theme === 'dark');
export const isStill = (): boolean => (current.motion === 'auto' ? still.matches : current.motion === 'less');

/** Puts the settings on <html>, where the styles look for them. */
function applyStyle(): void {
  const root = document.documentElement;
  root.lang = current.language;
  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.dataset.motion = isStill() ? 'less' : 'full';
  root.toggleAttribute('data-shapes', current.shapes);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--wall').trim());
}

/** Call once at the start: styles the page and follows the system's wishes. */
export function followSystem(): void {
  applyStyle();
  for (const wish of [dark, still])
    wish.addEventListener('change', () => {
      applyStyle();
      for (const listener of listeners) listener();
    });
  window.addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = read();
    applyStyle();
    for (const listener of listeners) listener();
  });
}

export const toggleTheme = (): void => change({ theme: isDark() ? 'light' : 'dark' });
