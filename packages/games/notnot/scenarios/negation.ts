import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { close, cross, deck, normal, point, touched } from './pieces.ts';

const two = { players: 2, options: normal, deck: deck('white', 'yellow', 'white', 'white') };

/** What the negation die does to the conditions. */
export const negation: readonly Scenario[] = [
  {
    id: 'not',
    rules: ['NN-20'],
    title: { ru: 'НЕ', en: 'NOT' },
    text: {
      ru: 'НЕ отрицает каждое условие само по себе: верна карта, которая не выполняет хотя бы одно из двух.',
      en: 'NOT negates each condition by itself: a card is correct if it fails at least one of the two.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'blue', 'green'), roll: ['left', 'green', 'not'] },
      seat: 0,
      task: {
        ru: 'НЕ, СЛЕВА, ЗЕЛЁНЫЙ. Зелёный портал справа — не слева, значит годится. Коснитесь его.',
        en: 'NOT, LEFT, GREEN. The green portal on the right is not on the left, so it will do. Touch it.',
      },
      moves: [point(0, 'right'), close],
      expect: { right: ['top', 'right', 'bottom'], won: [1, 0], ...touched('right') },
      after: {
        ru: 'Нельзя было только одно: зелёный портал слева.',
        en: 'Only one card was wrong: the green portal on the left.',
      },
    },
  },
  {
    id: 'not-left-not-green',
    rules: ['NN-20'],
    title: { ru: 'Слева, но не зелёный', en: 'On the left, but not green' },
    text: {
      ru: 'И карта слева верна, если её портал не зелёный: второго условия она не выполняет.',
      en: 'The card on the left is correct too if its portal is not green: it fails the other condition.',
    },
    play: {
      position: { ...two, table: cross('green', 'void', 'blue', 'red'), roll: ['left', 'green', 'not'] },
      seat: 0,
      task: { ru: 'НЕ, СЛЕВА, ЗЕЛЁНЫЙ. Коснитесь левой карты.', en: 'NOT, LEFT, GREEN. Touch the card on the left.' },
      moves: [point(0, 'left'), close],
      expect: { right: ['top', 'bottom', 'left'], won: [1, 0], ...touched('left') },
      after: {
        ru: 'Она слева, но не зелёная — этого довольно.',
        en: 'It is on the left but not green, and that is enough.',
      },
    },
  },
  {
    id: 'not-nothing-twice',
    rules: ['NN-21'],
    title: { ru: 'НЕ НИЧЕГО — значит что угодно', en: 'NOT NOTHING is anything' },
    text: {
      ru: 'НЕ и два НИЧЕГО: надо сделать хоть что-то. Верен любой портал, но не пустота.',
      en: 'NOT with NOTHING twice: do something! Any portal is correct, though never the void.',
    },
    play: {
      position: { ...two, table: cross('red', 'void', 'blue', 'white'), roll: ['nothing', 'nothing', 'not'] },
      seat: 0,
      task: { ru: 'НЕ, НИЧЕГО, НИЧЕГО. Коснитесь любого портала.', en: 'NOT, NOTHING, NOTHING. Touch any portal.' },
      moves: [point(0, 'left'), close],
      expect: { right: ['top', 'bottom', 'left'], won: [1, 0] },
      after: { ru: 'Подошёл бы любой, кроме пустоты.', en: 'Any would have done but the void.' },
    },
  },
  {
    id: 'not-not',
    rules: ['NN-22'],
    title: { ru: 'НЕ НЕ — это да', en: 'NOT NOT is yes' },
    text: {
      ru: 'Два отрицания гасят друг друга: НЕ НЕ КРАСНЫЙ — красный, НЕ НЕ НИЧЕГО — ничего.',
      en: 'Two negations cancel out: NOT NOT RED is red, NOT NOT NOTHING is nothing.',
    },
    play: {
      position: { ...two, table: cross('green', 'red', 'blue', 'white'), roll: ['nothing', 'red', 'notnot'] },
      seat: 0,
      task: {
        ru: 'НЕ НЕ, КРАСНЫЙ, НИЧЕГО. Коснитесь верной карты.',
        en: 'NOT NOT, RED, NOTHING. Touch the correct card.',
      },
      moves: [point(0, 'right'), close],
      expect: { right: ['right'], won: [1, 0] },
      after: { ru: 'Только красный, как если бы НЕ НЕ не было.', en: 'Only red, as if there were no NOT NOT.' },
    },
  },
  {
    id: 'not-not-nothing',
    rules: ['NN-22', 'NN-14'],
    title: { ru: 'НЕ НЕ НИЧЕГО', en: 'NOT NOT NOTHING' },
    text: {
      ru: 'Двойное отрицание двух НИЧЕГО — снова ничего: касаться нельзя.',
      en: 'A double negation of NOTHING twice is nothing again: no touching.',
    },
    play: {
      position: {
        ...two,
        table: cross('green', 'red', 'blue', 'white'),
        roll: ['nothing', 'nothing', 'notnot'],
        won: [1, 0],
      },
      seat: 0,
      task: { ru: 'НЕ НЕ, НИЧЕГО, НИЧЕГО. Попробуйте коснуться.', en: 'NOT NOT, NOTHING, NOTHING. Try a touch.' },
      moves: [point(0, 'top'), close],
      expect: { right: [], won: [0, 0] },
      after: { ru: 'Ошибка: надо было замереть.', en: 'A mistake: you should have frozen.' },
    },
  },
  {
    id: 'not-not-not',
    rules: ['NN-23'],
    title: { ru: 'НЕ НЕ НЕ — это НЕ', en: 'NOT NOT NOT is NOT' },
    text: {
      ru: 'Тройное отрицание — то же, что одно.',
      en: 'A triple negation is the same as a single one.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'yellow', 'blue'), roll: ['down', 'blue', 'notnotnot'] },
      seat: 0,
      task: {
        ru: 'НЕ НЕ НЕ, СНИЗУ, СИНИЙ. Снизу не синий портал — коснитесь его.',
        en: 'NOT NOT NOT, BOTTOM, BLUE. The portal at the bottom is not blue: touch it.',
      },
      moves: [point(0, 'bottom'), close],
      expect: { right: ['top', 'right', 'bottom', 'left'], won: [1, 0], ...touched('bottom') },
      after: {
        ru: 'Верны все четыре: неверен был бы только синий снизу.',
        en: 'All four are correct: only a blue one at the bottom would be wrong.',
      },
    },
  },
  {
    id: 'negation-nothing',
    rules: ['NN-24'],
    title: { ru: 'НИЧЕГО на кубике отрицания', en: 'NOTHING on the negation die' },
    text: {
      ru: 'НИЧЕГО на кубике отрицания ничего не меняет.',
      en: 'NOTHING on the negation die changes nothing.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'yellow', 'blue'), roll: ['up', 'green', 'nothing'] },
      seat: 0,
      task: {
        ru: 'НИЧЕГО, СВЕРХУ, ЗЕЛЁНЫЙ. Коснитесь зелёного портала.',
        en: 'NOTHING, TOP, GREEN. Touch the green portal.',
      },
      moves: [point(0, 'right'), close],
      expect: { right: ['top', 'right'], won: [1, 0], ...touched('right') },
      after: { ru: 'Всё как без кубика отрицания.', en: 'Just as without the negation die.' },
    },
  },
  {
    id: 'not-nothing-once',
    rules: ['NN-R3'],
    title: { ru: 'НЕ, НИЧЕГО и условие', en: 'NOT, NOTHING and a condition' },
    text: {
      ru: 'НЕ при одном НИЧЕГО: «не ничего» — это сделать хоть что-то, поэтому верен любой портал. Место спорное: снимите галочку «„Не ничего“ — это что угодно», и останется только второе условие со своим «не».',
      en: 'NOT beside one NOTHING: “not nothing” is to do something, so any portal is correct. Open to dispute: untick “‘Not nothing’ is anything”, and only the other condition counts, negated.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'yellow', 'blue'), roll: ['nothing', 'red', 'not'] },
      seat: 0,
      task: {
        ru: 'НЕ, НИЧЕГО, КРАСНЫЙ. Верен любой портал, даже красный: его и коснитесь.',
        en: 'NOT, NOTHING, RED. Any portal is correct, even the red one: touch that one.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['top', 'right', 'bottom', 'left'], won: [1, 0], ...touched('top') },
      after: { ru: 'Он выполнил «не ничего».', en: 'It satisfied “not nothing”.' },
    },
  },
  {
    id: 'not-nothing-ignored',
    rules: ['NN-R3'],
    title: { ru: 'То же по уговору', en: 'The same by agreement' },
    text: {
      ru: 'Если договорились не замечать НИЧЕГО, считается только второе условие — наоборот.',
      en: 'If you agreed to overlook NOTHING, only the negated condition counts.',
    },
    play: {
      position: {
        ...two,
        options: { level: 'normal', notNothing: 'ignored' },
        table: cross('red', 'green', 'yellow', 'blue'),
        roll: ['nothing', 'red', 'not'],
        won: [1, 0],
      },
      seat: 0,
      task: {
        ru: 'НЕ, НИЧЕГО, КРАСНЫЙ. Теперь красный неверен: коснитесь его и проверьте.',
        en: 'NOT, NOTHING, RED. Now red is wrong: touch it and check.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['right', 'bottom', 'left'], won: [0, 0] },
      after: {
        ru: 'По такому уговору верны все, кроме красного.',
        en: 'By that agreement all are correct but the red one.',
      },
    },
  },
];
