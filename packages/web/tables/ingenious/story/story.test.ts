import { REASONS } from '@izvilina/bots/ingenious/reasons.ts';
import { lowest } from '@izvilina/games/ingenious/pieces/tracks.ts';
import { expect, test } from 'vitest';
import { linesOf } from '../../shared/lines.tsx';
import { reasonInWords } from '../../shared/reasonInWords.ts';
import { changes } from '../testing/playing.ts';
import { asked, describe, moveInWords } from '../words/describe.ts';
import { WORDS } from '../words/words.ts';
import { historyOf } from './history.ts';
import { story } from './story.ts';

const nameOf = (seat: number) => ['Аня', 'Папа', 'Рая', 'Дима'][seat] ?? '?';
const { ru, en } = WORDS;
const stepsOf = (seen: ReturnType<typeof changes>) =>
  seen.map(({ after }, index) => ({ seq: index + 1, happened: after.happened }));

const GAMES: readonly (readonly [number, { readonly mode?: 'team' }, string])[] = [
  [2, {}, 'a'],
  [3, {}, 'b'],
  [4, { mode: 'team' }, 'c'],
];

test.each(GAMES)('%i players %o: the tracks after every tile follow from what happened', (players, options, seed) => {
  const seen = changes(players, options, 'watcher', seed);
  const really = seen.flatMap(({ after }) =>
    after.happened.flatMap((one) => (one.type === 'placed' ? [{ player: one.player, tracks: after.tracks }] : [])),
  );
  expect(really.length).toBeGreaterThan(10);
  expect(historyOf(stepsOf(seen), options.mode ?? 'standard', players)).toEqual(really);
});

test('the story names the winners and draws everybody’s lowest marker', () => {
  const seen = changes(3, {}, 'watcher');
  const end = seen.at(-1)?.after;
  if (!end?.result?.places) throw new Error('the game is over');
  const ending = story(end, nameOf, ru, stepsOf(seen));
  const winner = end.result.places.indexOf(1);
  expect(ending.headline).toContain(nameOf(winner));
  expect(ending.notes.map(({ title }) => title === 'winner')).toEqual(end.result.places.map((place) => place === 1));
  expect(ending.series?.values.map((line) => line.at(-1))).toEqual(end.tracks.map(lowest));
  expect(story(end, nameOf, en, []).series, 'no graph before the record is there').toBeNull();
  expect(story(end, nameOf, en, []).headline).toContain(nameOf(winner));
});

test('every reason the bots may give has words in both languages', () => {
  const params = { colour: 'yellow', from: 1, to: 5, points: 3, colours: ['red', 'blue'], percent: 40 };
  for (const key of REASONS)
    for (const words of [ru, en]) expect(reasonInWords({ key, params }, words.reasons, nameOf)).toMatch(/^\S.+[.]$/);
  expect(reasonInWords({ key: 'raisesLowest', params }, ru.reasons, nameOf)).toBe('Отстающий жёлтый: 1\u00a0→\u00a05.');
});

test('what happened and what is asked, in words', () => {
  const seen = changes(2, { first: 0 }, 0);
  const first = seen[0];
  if (!first) throw new Error('a game has moves');
  expect(asked(first.before, nameOf, ru)).toBe('Куда положим?');
  expect(asked(first.after, nameOf, ru)).toBe('Ходит Папа');
  const lines = seen
    .flatMap(({ after }) => linesOf(after.happened, (one) => describe(one, nameOf, ru)))
    .map(({ text }) => text);
  expect(lines.some((line) => /^Аня: .* \+\d/.test(line))).toBe(true);
  expect(lines).toContain('Гениально! Аня кладёт ещё один жетон');
  expect(
    moveInWords(
      {
        type: 'place',
        tile: ['red', 'red'],
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      ru,
    ),
  ).toBe('Два красных: h8 и h9');
});
