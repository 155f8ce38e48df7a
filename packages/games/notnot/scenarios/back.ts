import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { card, close, cross, extreme, hard, point, touched } from './pieces.ts';

const spare = [card('white'), card('yellow'), card('white')];
const two = { players: 2, deck: spare };

/** What the back of the deck adds. */
export const back: readonly Scenario[] = [
  {
    id: 'arrow',
    rules: ['NN-25'],
    title: { ru: 'Стрелка поворачивает стороны', en: 'The arrow turns the sides' },
    text: {
      ru: 'Когда правило СТРЕЛКА в силе, стрелка на рубашке колоды показывает, где в этом раунде верх. Остальные стороны поворачиваются вместе с ней.',
      en: 'With the ARROW rule in force, the arrow on the back of the deck shows where this round’s top is, and the other sides turn with it.',
    },
    play: {
      position: {
        ...two,
        options: hard,
        table: cross('red', 'green', 'yellow', 'blue'),
        deck: [card('white', 'right'), ...spare],
        roll: ['left', 'nothing', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'Стрелка вправо, на кубике СЛЕВА. Поверните голову и коснитесь.',
        en: 'The arrow points right, the die says LEFT. Turn your head and touch.',
      },
      moves: [point(0, 'top'), close],
      expect: { up: 'right', right: ['top'], won: [1, 0] },
      after: { ru: 'Если верх справа, то лево — сверху.', en: 'If the top is on the right, then left is at the top.' },
    },
  },
  {
    id: 'arrow-down',
    rules: ['NN-25'],
    title: { ru: 'Всё вверх дном', en: 'Upside down' },
    text: {
      ru: 'Стрелка вниз меняет местами верх с низом и лево с правом.',
      en: 'An arrow pointing down swaps top with bottom and left with right.',
    },
    play: {
      position: {
        ...two,
        options: hard,
        table: cross('red', 'green', 'yellow', 'blue'),
        deck: [card('white', 'down'), ...spare],
        roll: ['right', 'red', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'Стрелка вниз; СПРАВА и КРАСНЫЙ. Красный верен, но коснитесь той карты, которая теперь справа.',
        en: 'The arrow points down; RIGHT and RED. Red would do, but touch the card that is on the right now.',
      },
      moves: [point(0, 'left'), close],
      expect: { right: ['top', 'left'], won: [1, 0], ...touched('left') },
      after: { ru: 'Право оказалось слева.', en: 'Right was on the left.' },
    },
  },
  {
    id: 'lie',
    rules: ['NN-26'],
    title: { ru: 'Ложь — ещё одно отрицание', en: 'A lie is one more negation' },
    text: {
      ru: 'Когда в силе ЛОЖЬ, маска на рубашке колоды добавляет к броску ещё одно отрицание. Нет маски — нет и лжи.',
      en: 'With the LIE rule in force, a mask on the back of the deck adds one more negation to the roll. No mask, no lie.',
    },
    play: {
      position: {
        ...two,
        options: extreme,
        table: cross('yellow', 'yellow', 'green', 'blue'),
        deck: [card('white', 'up', true), ...spare],
        roll: ['right', 'yellow', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'Рубашка лжёт: СПРАВА и ЖЁЛТЫЙ наоборот. Жёлтый сверху — не справа, коснитесь его.',
        en: 'The back lies: RIGHT and YELLOW the other way round. The yellow one at the top is not on the right: touch it.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['top', 'bottom', 'left'], won: [1, 0], ...touched('top') },
      after: { ru: 'Нельзя было только жёлтый справа.', en: 'Only the yellow one on the right was wrong.' },
    },
  },
  {
    id: 'lie-not-not-not',
    rules: ['NN-26', 'NN-23'],
    title: { ru: 'Ложь и НЕ НЕ НЕ', en: 'A lie and NOT NOT NOT' },
    text: {
      ru: 'Ложь вместе с НЕ НЕ НЕ — четыре отрицания, то есть обычное «да».',
      en: 'A lie with NOT NOT NOT makes four negations, which is a plain yes.',
    },
    play: {
      position: {
        ...two,
        options: extreme,
        table: cross('blue', 'red', 'green', 'yellow'),
        deck: [card('white', 'up', true), ...spare],
        roll: ['down', 'blue', 'notnotnot'],
      },
      seat: 0,
      task: {
        ru: 'Ложь, НЕ НЕ НЕ, СНИЗУ, СИНИЙ. Коснитесь нижней карты.',
        en: 'A lie, NOT NOT NOT, BOTTOM, BLUE. Touch the bottom card.',
      },
      moves: [point(0, 'bottom'), close],
      expect: { right: ['top', 'bottom'], won: [1, 0], ...touched('bottom') },
      after: { ru: 'Верны нижняя карта и синий портал.', en: 'The bottom card and the blue portal are correct.' },
    },
  },
  {
    id: 'empty-deck',
    rules: ['NN-R6'],
    title: { ru: 'Колода пуста, крест полон', en: 'An empty deck, a full cross' },
    text: {
      ru: 'Без рубашки верх — это верх, и лжи нет; пока крест полон, раунд играют, а конец наступит, когда места будет нечем заполнить.',
      en: 'Without a back the top is the top and nothing lies; while the cross is full the round is played, and the end comes when the places cannot be filled.',
    },
    play: {
      position: {
        players: 2,
        options: extreme,
        table: cross('blue', 'red', 'green', 'yellow'),
        deck: [],
        roll: ['up', 'nothing', 'nothing'],
        won: [3, 3],
      },
      seat: 0,
      task: {
        ru: 'Колода кончилась, на кубике СВЕРХУ. Возьмите последнее очко.',
        en: 'The deck is gone, the die says TOP. Take the last point.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['top'], won: [4, 3], phase: 'over' },
      after: {
        ru: 'Место сверху заполнить нечем: партия окончена.',
        en: 'There is nothing to fill the top with: the game is over.',
      },
    },
  },
];
