import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { card, close, cross, deck, discovery, extreme, normal, point, touched } from './pieces.ts';

const spare = deck('white', 'yellow', 'red');

/** What is printed on cards and dice. */
export const printed: readonly Scenario[] = [
  {
    id: 'portals',
    rules: ['NN-02', 'NN-D1'],
    title: { ru: 'Сорок порталов', en: 'Forty portals' },
    text: {
      ru: 'Сорок порталов: красные, зелёные, синие, жёлтые и белые.',
      en: 'Forty portals: red, green, blue, yellow and white.',
    },
    ours: {
      ru: 'Сколько каких, в книжке не сказано. У нас поровну, по восемь.',
      en: 'The book does not say how many of each. We have eight.',
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
    rules: ['NN-02', 'NN-D2'],
    title: { ru: 'Кубики условий', en: 'The condition dice' },
    text: {
      ru: 'На каждом из двух кубиков условий по две грани НИЧЕГО, остальные называют сторону или цвет.',
      en: 'Each of the two condition dice has NOTHING twice; the other faces name a side or a colour.',
    },
    ours: {
      ru: 'Где что, в книжке не расписано. У нас на одном кубике четыре стороны, на другом четыре цвета, кроме белого.',
      en: 'The book does not list the faces. Ours has the four sides on one die, four colours without white on the other.',
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
      after: { ru: 'Одна сторона и один цвет: верны две карты.', en: 'A side and a colour: two cards are correct.' },
    },
  },
  {
    id: 'negation-die',
    rules: ['NN-02', 'NN-D3'],
    title: { ru: 'Кубик отрицания', en: 'The negation die' },
    text: {
      ru: 'На кубике отрицания выпадает НИЧЕГО, НЕ, НЕ НЕ или НЕ НЕ НЕ.',
      en: 'The negation die says NOTHING, NOT, NOT NOT or NOT NOT NOT.',
    },
    ours: {
      ru: 'Сколько каких граней, в книжке не сказано. У нас НИЧЕГО и НЕ по две, остальных по одной.',
      en: 'The book does not say how often. Ours has NOTHING and NOT twice, the others once.',
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
    rules: ['NN-04', 'NN-D4'],
    title: { ru: 'Рубашки', en: 'The backs' },
    text: {
      ru: 'На каждой рубашке стрелка, повёрнутая как попало, а кое-где и знак лжи.',
      en: 'Every back has an arrow, turned at random, and some have the sign of a lie.',
    },
    ours: {
      ru: 'Знак лжи у нас — маска, и стоит она на половине рубашек.',
      en: 'Our sign of a lie is a mask, and half of the backs have it.',
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
    rules: ['NN-16', 'NN-D5'],
    title: { ru: 'Краски врут', en: 'Colours mislead' },
    text: {
      ru: 'Название цвета всегда написано другим цветом.',
      en: 'A colour’s name is always written in another colour.',
    },
    ours: {
      ru: 'И фон карты у нас никогда не повторяет цвет портала.',
      en: 'And with us a card’s background never repeats its portal’s colour.',
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
