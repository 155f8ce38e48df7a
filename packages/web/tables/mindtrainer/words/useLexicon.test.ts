import { type Options, options } from '@izvilina/games/mindtrainer/options.ts';
import type { SeatInfo } from '@izvilina/protocol/messages.ts';
import { describe, expect, it } from 'vitest';
import { showsValidity } from './useLexicon.ts';

const agreed = (some: object = {}): Options => options.parse(some);
const person: SeatInfo = {
  kind: 'person',
  name: 'Марта',
  you: false,
  here: true,
  standIn: null,
  standInAfter: null,
  alias: null,
};
const bot: SeatInfo = { kind: 'bot', level: 'novice' };

describe('whether a word is judged before it is laid', () => {
  it('among people only if the host allows it', () => {
    expect(showsValidity(agreed(), [person, person], 0)).toBe(false);
    expect(showsValidity(agreed(), [person, bot, person], 0)).toBe(false);
    expect(showsValidity(agreed({ showValidity: false }), [person, person], 0)).toBe(false);
    expect(showsValidity(agreed({ showValidity: true }), [person, person], 1)).toBe(true);
  });

  it('always against bots alone', () => {
    expect(showsValidity(agreed(), [bot, person, bot], 1)).toBe(true);
  });

  it('never for somebody who only watches, nor without a dictionary', () => {
    expect(showsValidity(agreed({ showValidity: true }), [bot, bot], null)).toBe(false);
    expect(showsValidity(agreed({ showValidity: true, lexicon: 'open' }), [person, bot], 0)).toBe(false);
    expect(showsValidity(agreed({ showValidity: true, lexicon: 'open', words: ['КОТ'] }), [person, bot], 0)).toBe(true);
  });
});
