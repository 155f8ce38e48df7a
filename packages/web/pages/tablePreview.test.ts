import { afterEach, expect, it, vi } from 'vitest';
import { noteDeal, tableNote } from './tablePreview.ts';

afterEach(() => vi.unstubAllGlobals());

/** A history with one entry, as far as notes need it. */
function enter(state: unknown): void {
  const history = { state, replaceState: (next: unknown) => Object.assign(history, { state: next }) };
  vi.stubGlobal('history', history);
}

it('keeps in the history entry that a lobby is to be shown, until the table has been dealt', () => {
  enter({ game: 'cow006', lobby: true });
  expect(tableNote()).toEqual({ game: 'cow006', lobby: true });
  noteDeal();
  expect(tableNote()).toEqual({ game: 'cow006', lobby: false });
});

it('knows nothing of a table that was entered by its address', () => {
  enter(null);
  noteDeal();
  expect(tableNote()).toEqual({});
});
