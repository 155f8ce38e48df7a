import { mindtrainer } from '@izvilina/games/mindtrainer/game.ts';
import { wordCodes } from '@izvilina/games/mindtrainer/lexicon/alphabet.ts';
import { END_COMMON } from '@izvilina/games/mindtrainer/lexicon/graph.ts';
import { loadLexicon } from '@izvilina/games/mindtrainer/lexicon/testing/load.ts';
import { followAll } from '@izvilina/games/mindtrainer/lexicon/walk.ts';
import type { Options } from '@izvilina/games/mindtrainer/options.ts';
import { scoreOf } from '@izvilina/games/mindtrainer/rules/score.ts';
import type { ScoredLay, State } from '@izvilina/games/mindtrainer/state.ts';
import { chanceAt } from '@izvilina/kernel/chance.ts';
import { describe, expect, test } from 'vitest';
import { onProcessorTime, processorMs } from '../testing/processor-ms.ts';
import { bots } from './bots.ts';
import { NAMES } from './levels.ts';
import { afterMoves, dealt, played, table } from './testing/tables.ts';
import { REASONS } from './why/reasons.ts';

const nouns = loadLexicon('nouns');
const FEW = { ms: 60_000, nodes: 80 };
const think = (name: string, state: State, seat = state.turn, budget = FEW) =>
  bots.think(name, mindtrainer.view(state, seat), chanceAt('think', 0), budget);

const GAMES: readonly (readonly [players: number, options: Partial<Options>])[] = [
  [2, {}],
  [3, { passesToEnd: 'any' }],
  [4, { lexicon: 'open' }],
  [2, { words: ['КОТ', 'ТОК', 'КИТ', 'ЁЖ', 'ЕЛЬ', 'РОТ', 'ОКО', 'АР', 'ДО'] }],
];

describe.each(NAMES)('%s', (name) => {
  test.each(GAMES)(
    'plays %i players with %o to the end, every move and every alternative legal',
    (players, options) => {
      const start = dealt(players, options, `${name}/${players}`);
      const end = afterMoves(
        start,
        name,
        mindtrainer.longest(players, start.options),
        name,
        (state, { move, best }, seat) => {
          expect(best[0]?.move).toEqual(move);
          expect(
            best.slice(1).map((other) => other.move.type),
            'to pass is no second plan',
          ).not.toContain('pass');
          for (const { move: other, value, why } of best) {
            expect(Number.isFinite(value)).toBe(true);
            expect(mindtrainer.step(state, { at: 0, by: seat, move: other }, chanceAt('try', 0)).ok).toBe(true);
            for (const { key } of why) expect(REASONS).toContain(key);
          }
        },
      );
      expect(end.phase).toBe('over');
    },
  );

  test('thinks the same about the same view with the same chance', () => {
    const state = afterMoves(dealt(2, {}, 'same'), 'strong', 6, 'same');
    expect(think(name, state)).toEqual(think(name, state));
  });

  test('never lays an obscene word, however well it would score', () => {
    const rows = Array.from({ length: 15 }, () => '.'.repeat(15));
    const state = table({ players: 2, racks: ['ЖОПАЪЪ'.slice(0, 5), 'ОО'], board: rows, bag: 'А' });
    const { best } = think(name, state);
    const words = best.flatMap(({ move }) =>
      move.type === 'lay' ? scoreOf(state.board, move.tiles as ScoredLay['tiles']).words.map(({ word }) => word) : [],
    );
    expect(nouns.has('ЖОПА')).toBe(true);
    expect(words).not.toContain('ЖОПА');
  });

  test('finds alternatives that are different words', () => {
    const { best } = think(name, afterMoves(dealt(2, {}, 'plans'), 'strong', 4, 'plans'));
    const words = best.map(({ move, why }) => {
      const points = why.find(({ key }) => key === 'points');
      return points ? String(points.params.words) : move.type;
    });
    expect(new Set(words).size).toBe(words.length);
  });
});

test.each(['novice', 'learner', 'casual'])('%s lays only words that most people know', (name) => {
  let laid = 0;
  for (let game = 0; game < 3; game++)
    afterMoves(dealt(2, {}, `common${game}`), name, 200, `common${game}`, (state, { move }) => {
      if (move?.type !== 'lay') return;
      for (const { word } of scoreOf(state.board, move.tiles as ScoredLay['tiles']).words) {
        laid++;
        expect(followAll(nouns.graph, nouns.graph.root, wordCodes(word)!) & END_COMMON).not.toBe(0);
      }
    });
  expect(laid).toBeGreaterThan(40);
});

test.each(['novice', 'learner', 'casual'])('%s lays a word only players know if there is no other', (name) => {
  const laid = (rack: string, ...words: string[]) => {
    const { move } = think(name, table({ players: 2, options: { words }, racks: [rack, 'О'], bag: 'АБВГДЕЖ' }));
    return move?.type === 'lay' ? move.tiles.map(({ letter }) => letter).join('') : move?.type;
  };
  expect([laid('ЭРТОК', 'ЭР', 'ТОК'), laid('ЭРТО', 'ЭР', 'ТОК')]).toEqual(['ТОК', 'ЭР']);
});

test('master keeps to its time and reports progress on the way', () => {
  for (const moves of [0, 12, 26, 30]) {
    const state = afterMoves(dealt(2, {}, 'time'), 'strong', moves, 'time');
    if (state.phase === 'over') continue;
    const heard: number[] = [];
    const began = processorMs();
    const endless = { ms: 400, nodes: Number.POSITIVE_INFINITY };
    const view = mindtrainer.view(state, state.turn);
    const think = () => bots.think('master', view, chanceAt('time', 0), endless, (so) => heard.push(so));
    const { nodes } = onProcessorTime(think);
    expect(processorMs() - began).toBeLessThan(1200);
    expect(heard.at(-1)).toBe(nodes);
  }
});

test('with no time to think master still has a sensible move', () => {
  for (const moves of [0, 12, 24]) {
    const state = afterMoves(dealt(2, {}, 'no time'), 'strong', moves, 'no time');
    const { move, value } = think('master', state, state.turn, { ms: 0, nodes: 0 });
    expect(mindtrainer.step(state, { at: 0, by: state.turn, move: move! }, chanceAt('try', 0)).ok).toBe(true);
    expect(Number.isFinite(value)).toBe(true);
  }
});

describe('decisions', () => {
  test('strong exchanges a rack without a future, and says why', () => {
    const state = table({ players: 2, racks: ['ЪЫЬЬЩЭЙ', 'ОАО'], bag: 'АЕИОНРСТВЛКМ' });
    const { move, best } = think('strong', state);
    expect(move).toMatchObject({ type: 'exchange' });
    expect(['poorRack', 'noWord']).toContain(best[0]?.why[0]?.key);
  });

  test('with nothing to lay and nothing to draw there is only a pass', () => {
    const state = table({ players: 2, racks: ['ЪЬ', 'ОАО'], bag: '' });
    for (const name of NAMES) expect(think(name, state).move).toEqual({ type: 'pass' });
  });

  test('without a dictionary they judge a word by the nouns', () => {
    const spelt = (word: string) => [...word].map((letter, i) => ({ x: 7 + i, y: 7, letter }));
    const laid = (word: string): State =>
      played(
        table({ players: 3, options: { lexicon: 'open' }, racks: ['КОТЫРАН', 'О', 'А'] }),
        0,
        { type: 'lay', tiles: spelt(word) as ScoredLay['tiles'] },
        chanceAt('open', 0),
      );
    expect(think('casual', laid('КОТ'), 1).move).toEqual({ type: 'accept' });
    const doubted = laid('ТОРЫ');
    const { move, best } = think('casual', doubted, 1);
    expect(move).toEqual({ type: 'challenge' });
    expect(best[0]?.why).toEqual([{ key: 'notInDictionary', params: { words: ['ТОРЫ'] } }]);
    const challenged = played(doubted, 1, { type: 'challenge' }, chanceAt('open', 1));
    expect(think('casual', challenged, 2).move).toEqual({ type: 'vote', valid: false });
  });
});
