import { REASONS } from '@izvilina/bots/notnot/reasons.ts';
import type { Negation, Word } from '@izvilina/games/notnot/pieces/dice.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { expect, test } from 'vitest';
import type { Step } from '../../module.ts';
import { reasonInWords } from '../../shared/reasonInWords.ts';
import { keyOf } from '../seats/keys.ts';
import { correction } from '../seats/Seats.tsx';
import { moments } from '../story/moments.tsx';
import { story } from '../story/story.ts';
import { asked, describe, firstHint, moveInWords, phase, rollInWords } from './describe.ts';
import { WORDS } from './words.ts';

const nameOf = (seat: number) => ['Аня', 'Лёша', 'Рая', 'Дима'][seat] ?? '?';
const { ru, en } = WORDS;
const view = (part: Partial<NotNotView>): NotNotView => part as NotNotView;
const card = { kind: 'portal', colour: 'red', background: 'blue', arrow: 'up', lie: false } as const;

test('what happened, in both languages', () => {
  const won: NotNotHappening = { type: 'won', player: 1, slot: 'left', card };
  expect(describe(won, nameOf, ru)).toBe('Лёша забирает карту слева: красный портал');
  expect(describe(won, nameOf, en)).toBe('Лёша takes the card on the left: red portal');
  expect(describe({ type: 'mistook', player: 0, slot: 'top', lost: true }, nameOf, ru)).toBe(
    'Аня: сверху неверно, минус карта',
  );
  expect(describe({ type: 'pointed', player: 0 }, nameOf, ru)).toBeNull();
  expect(describe({ type: 'rule', rule: 'arrow' }, nameOf, ru)).toBe('Новое правило: Стрелка');
});

test('a closed round has a line only if nobody won it', () => {
  const closed = (on: 'touch' | 'mistakes' | 'time', right: readonly 'top'[]): NotNotHappening => ({
    type: 'closed',
    round: 3,
    on,
    right,
  });
  expect(describe(closed('touch', ['top']), nameOf, ru)).toBeNull();
  expect(describe(closed('mistakes', ['top']), nameOf, ru)).toBe('Все ошиблись');
  expect(describe(closed('time', ['top']), nameOf, ru)).toBe('Никто не успел');
  expect(describe(closed('time', []), nameOf, en)).toBe('No card fitted');
});

test('a negation die that says nothing is not read out', () => {
  expect(rollInWords(['left', 'green', 'not'], ru)).toEqual(['НЕ', 'СЛЕВА', 'ЗЕЛЁНЫЙ']);
  expect(rollInWords(['left', 'nothing', 'nothing'], ru)).toEqual(['СЛЕВА', 'НИЧЕГО']);
});

test('what is asked depends on who looks', () => {
  const asks = [{ seat: 1, what: 'point:1', secret: true }];
  const open = { phase: 'open', asks, happened: [] } as const;
  expect(asked(view({ ...open, viewer: 1 }), ru)).toBe('Где верная карта?');
  expect(asked(view({ ...open, viewer: 0 }), ru)).toBe('Ответ принят');
  expect(asked(view({ ...open, viewer: 'watcher' }), ru)).toBe('Кто первый?');
  expect(moveInWords({ slot: 'left' }, ru)).toBe('Тронуть карту слева');
});

test('the round is told with what is left of the deck, which is drawn from only when the next cards are laid', () => {
  expect(phase(view({ phase: 'open', round: 4, deck: 30, happened: [] }), ru)).toBe(
    'раунд\u00a04 · в\u00a0колоде\u00a030',
  );
  const happened: readonly NotNotHappening[] = [
    { type: 'closed', round: 4, on: 'touch', right: ['top'] },
    { type: 'won', player: 0, slot: 'top', card },
    { type: 'rule', rule: 'arrow' },
    { type: 'laid', slot: 'top', card },
  ];
  expect(phase(view({ phase: 'between', round: 4, deck: 28, happened }), en)).toBe(
    'round\u00a04 · 30\u00a0in\u00a0the\u00a0deck',
  );
  expect(phase(view({ phase: 'open', round: 60, deck: 0, happened: [] }), ru)).toBe(
    'раунд\u00a060 · колода\u00a0пуста',
  );
  expect(phase(view({ phase: 'over', round: 60, deck: 0, happened: [] }), ru)).toBe('итог');
});

test('the first rolls of a first game have a hint that is true of them', () => {
  const options = { level: 'first' } as NotNotView['options'];
  const hint = (round: number, a: Word, b: Word, negation: Negation = 'nothing') =>
    firstHint({ options, phase: 'open', round, roll: [a, b, negation] });
  expect(hint(1, 'up', 'red')).toBe('either');
  expect(hint(1, 'up', 'nothing')).toBe('silent');
  expect(hint(3, 'nothing', 'nothing')).toBe('nobody');
  expect(hint(2, 'nothing', 'nothing', 'notnot')).toBe('nobody');
  expect(hint(3, 'up', 'nothing', 'not'), 'not nothing is something').toBeNull();
  expect(hint(2, 'nothing', 'nothing', 'not')).toBe('ink');
  expect(hint(1, 'nothing', 'red'), 'whether the colour lies there or not').toBe('onlyColour');
  expect(hint(2, 'nothing', 'red')).toBe('onlyColour');
  expect(hint(4, 'nothing', 'red')).toBe('mistake');
  expect(hint(2, 'left', 'nothing'), 'there is no colour to be misled by').toBe('silent');
  expect(hint(4, 'up', 'red')).toBe('mistake');
  expect(hint(5, 'up', 'red')).toBeNull();
  expect(firstHint({ options: { ...options, level: 'hard' }, phase: 'open', round: 1, roll: null })).toBeNull();
});

test('every reason a bot can give has words in both languages', () => {
  const params = {
    word: 'left',
    words: ['left', 'red'],
    ink: 'blue',
    up: 'left',
    slot: 'top',
    times: 3,
    colour: 'red',
  };
  for (const key of REASONS)
    for (const words of [ru, en]) {
      const said = reasonInWords({ key, params: { ...params, negated: true } }, words.reasons, String);
      expect(said).not.toBe('');
      expect(said).not.toContain('undefined');
    }
});

test('keys belong to players; one alone has them all', () => {
  expect(keyOf('KeyA', 1)).toEqual({ player: 0, slot: 'left' });
  expect(keyOf('Numpad5', 1)).toEqual({ player: 0, slot: 'bottom' });
  expect(keyOf('ArrowUp', 2)).toEqual({ player: 1, slot: 'top' });
  expect(keyOf('KeyI', 2)).toBeNull();
  expect(keyOf('Numpad6', 4)).toEqual({ player: 3, slot: 'right' });
  expect(keyOf('Space', 1)).toBeNull();
});

test('a correction is what the way here changed', () => {
  expect(correction({ at: 740, claimed: 700.4 })).toBe(40);
  expect(correction({ at: 740, claimed: null })).toBe(0);
});

test('the story: the winners have a title, a tie is shared', () => {
  const over = { phase: 'over', round: 31, won: [6, 9, 9] } as const;
  const result = { scores: [6, 9, 9], places: [3, 1, 1], detail: {} };
  const ending = story(view({ ...over, result }), nameOf, ru, []);
  expect(ending.headline).toBe('Лёша и Рая: победа на всех');
  expect(ending.subline).toBe('9 карт за 31 раунд.');
  expect(ending.notes.map(({ title }) => title)).toEqual([null, 'winner', 'winner']);
  expect(ending.series).toBeNull();
});

test('the piles are drawn as they grew, to the last round', () => {
  const closed = (round: number) => ({ type: 'closed', round, on: 'touch', right: ['top'] }) as const;
  const steps: readonly Step<NotNotHappening>[] = [
    { seq: 1, happened: [closed(1), { type: 'won', player: 0, slot: 'top', card }] },
    { seq: 2, happened: [{ type: 'pointed', player: 1 }] },
    { seq: 3, happened: [closed(2), { type: 'mistook', player: 0, slot: 'top', lost: true }] },
    { seq: 4, happened: [closed(3), { type: 'won', player: 1, slot: 'top', card }] },
  ];
  const over = view({ phase: 'over', round: 3, won: [2, 1], result: { scores: [2, 1], places: [1, 2], detail: {} } });
  expect(story(over, nameOf, ru, steps).series).toEqual({
    labels: ['раунд 1', '2', '3'],
    values: [
      [3, 2, 2],
      [0, 0, 1],
    ],
    limit: null,
  });
});

test('the longest streak, and taking the lead for good, are the moments to remember', () => {
  const round = (seq: number, player: number | null, right: readonly 'top'[] = ['top']): Step<NotNotHappening> => ({
    seq,
    happened: [
      { type: 'closed', round: seq, on: 'touch', right },
      ...(player === null ? [] : [{ type: 'won', player, slot: 'top', card } as const]),
    ],
  });
  const steps = [round(1, 0), round(2, 1), round(3, 1), round(4, null, []), round(5, 1), round(6, 0)];
  const lead = { seq: 3, seat: 1, text: 'раунд 3: впереди и уже до конца' };
  expect(moments(steps, ru)).toMatchObject([{ seq: 5, seat: 1, text: '3 раунда подряд без промаха' }, lead]);
  expect(moments(steps.slice(0, 2), ru)).toEqual([]);
  expect(moments([...steps, round(7, 0)], ru), 'a tie at the end has no leader').toHaveLength(1);
  expect(moments([round(1, 2), round(2, null, []), round(3, 2)], ru), 'nobody else was ever in front').toMatchObject([
    { text: '2 раунда подряд без промаха' },
  ]);
});
