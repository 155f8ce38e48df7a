import { vi } from 'vitest';

/** Stubs the browser globals that modules read while they load, for tests that render nothing. */
export function stubPage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
}
