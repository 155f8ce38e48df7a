import { EMPTY_BOARD } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { expect, test } from 'vitest';
import { CENTRE_ACROSS, type Choosing, choose, EMPTY } from './choosing.ts';
import { draftOf } from './draft.ts';

const RACK = 'КОТАНИЕ';
const dictionary = { has: (word: string) => word === 'КОТ' };
const draft = (word: string, judge: typeof dictionary | null) => {
  const dealt: Choosing = {
    ...choose(EMPTY, { type: 'rack', rack: RACK, size: 7 }, EMPTY_BOARD),
    cursor: CENTRE_ACROSS,
  };
  const slots = [...word].map((letter) => RACK.indexOf(letter));
  const laid = slots.reduce((now, slot) => choose(now, { type: 'take', slot }, EMPTY_BOARD), dealt);
  return draftOf(EMPTY_BOARD, RACK, laid, judge);
};

test('MT-D3 a word that the dictionary lacks cannot be laid, and is named', () => {
  expect(draft('КОТ', dictionary)).toMatchObject({ ok: true, words: [{ word: 'КОТ' }] });
  const refused = { ok: false, refusal: { params: { reason: 'UNKNOWN_WORD', words: ['ТОК'] } } };
  expect(draft('ТОК', dictionary)).toMatchObject(refused);
});

test('where nothing is judged before, any word can be laid', () => {
  expect(draft('ТОК', null)).toMatchObject({ ok: true });
});
