import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { card, close, cross, deck, discovery, extreme, normal, point, touched } from './pieces.ts';

const spare = deck('white', 'yellow', 'red');

/** What is printed on cards and dice. */
export const printed: readonly Scenario[] = [
  {
    id: 'portals',
    rules: ['NN-D1'],
    title: { ru: 'Сорок порталов', en: 'Forty portals' },
    text: {
      ru: 'Порталы красные, зелёные, синие, жёлтые и белые, по восемь каждого цвета.',
      en: 'Portals are red, green, blue, yellow and white, eight of each.',
    },
    play: {
      position: {
        players: 2,
        options: discovery,
        table: cross('red', 'green', 'blue', 'white'),
        deck: spare,
        roll: ['left', 'yellow'],
      },
      seat: 0,
      task: {
        ru: 'СЛЕВА и ЖЁЛТЫЙ. Белый не назовёт ни один кубик, но слева лежит он.',
        en: 'LEFT and YELLOW. No die says white, but white is on the left.',
      },
      moves: [point(0, 'left'), close],
      expect: { right: ['left'], won: [1, 0] },
      after: { ru: 'Белый берут по месту или от противного.', en: 'White is taken by its place, or by a negation.' },
    },
  },
  {
    id: 'condition-dice',
    rules: ['NN-D2'],
    title: { ru: 'Кубики условий', en: 'The condition dice' },
    text: {
      ru: 'На одном кубике четыре стороны, на другом четыре цвета без белого, и на каждом по два НИЧЕГО.',
      en: 'One die has the four directions, the other four colours without white, and each has NOTHING twice.',
    },
    play: {
      position: {
        players: 2,
        options: discovery,
        table: cross('yellow', 'green', 'blue', 'white'),
        deck: spare,
        roll: ['down', 'yellow'],
      },
      seat: 0,
      task: {
        ru: 'СНИЗУ и ЖЁЛТЫЙ. Коснитесь того, что назвал второй кубик.',
        en: 'BOTTOM and YELLOW. Touch what the second die names.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['top', 'bottom'], won: [1, 0], ...touched('top') },
      after: { ru: 'Одна сторона и один цвет: верны двое.', en: 'A side and a colour: two are right.' },
    },
  },
  {
    id: 'negation-die',
    rules: ['NN-D3'],
    title: { ru: 'Кубик отрицания', en: 'The negation die' },
    text: {
      ru: 'На кубике отрицания по два НИЧЕГО и НЕ и по одному НЕ НЕ и НЕ НЕ НЕ.',
      en: 'The negation die has NOTHING and NOT twice each, NOT NOT and NOT NOT NOT once each.',
    },
    play: {
      position: {
        players: 2,
        options: normal,
        table: cross('yellow', 'green', 'blue', 'white'),
        deck: spare,
        roll: ['up', 'yellow', 'notnotnot'],
      },
      seat: 0,
      task: {
        ru: 'НЕ НЕ НЕ, СВЕРХУ, ЖЁЛТЫЙ. Коснитесь белого портала.',
        en: 'NOT NOT NOT, TOP, YELLOW. Touch the white portal.',
      },
      moves: [point(0, 'left'), close],
      expect: { right: ['right', 'bottom', 'left'], won: [1, 0], ...touched('left') },
      after: { ru: 'Неверен один жёлтый сверху.', en: 'Only the yellow one at the top is wrong.' },
    },
  },
  {
    id: 'backs',
    rules: ['NN-D4'],
    title: { ru: 'Рубашки', en: 'The backs' },
    text: {
      ru: 'На каждой рубашке стрелка, повёрнутая как попало, и на половине рубашек маска — знак лжи.',
      en: 'Every back has an arrow, turned at random, and half of them have a mask, the sign of a lie.',
    },
    play: {
      position: {
        players: 2,
        options: extreme,
        table: cross('yellow', 'green', 'blue', 'white'),
        deck: [card('red', 'left', true), ...spare],
        roll: ['up', 'nothing', 'not'],
      },
      seat: 0,
      task: {
        ru: 'Стрелка влево, рубашка лжёт, на кубиках НЕ и СВЕРХУ. Два отрицания: коснитесь того, что теперь сверху.',
        en: 'The arrow points left, the back lies, the dice say NOT and TOP. Two negations: touch what is on top now.',
      },
      moves: [point(0, 'left'), close],
      expect: { up: 'left', lie: true, right: ['left'], won: [1, 0] },
      after: { ru: 'Ложь погасила НЕ, а верх был слева.', en: 'The lie cancelled NOT, and the top was on the left.' },
    },
  },
  {
    id: 'misleading',
    rules: ['NN-D5'],
    title: { ru: 'Краски врут', en: 'Colours mislead' },
    text: {
      ru: 'Фон никогда не повторяет цвет портала, а слово никогда не написано тем цветом, который называет.',
      en: 'A background never repeats its portal’s colour, and a word is never written in the colour it names.',
    },
    play: {
      position: {
        players: 2,
        options: discovery,
        table: {
          top: { kind: 'portal', colour: 'green', background: 'yellow' },
          right: { kind: 'portal', colour: 'blue', background: 'yellow' },
          bottom: { kind: 'portal', colour: 'white', background: 'yellow' },
          left: { kind: 'portal', colour: 'yellow', background: 'green' },
        },
        deck: spare,
        roll: ['nothing', 'yellow'],
      },
      seat: 0,
      task: {
        ru: 'ЖЁЛТЫЙ среди жёлтых фонов. Найдите портал.',
        en: 'YELLOW among yellow backgrounds. Find the portal.',
      },
      moves: [point(0, 'left'), close],
      expect: { right: ['left'], won: [1, 0] },
      after: { ru: 'Единственный жёлтый портал лежал на зелёном.', en: 'The only yellow portal lay on green.' },
    },
  },
];
