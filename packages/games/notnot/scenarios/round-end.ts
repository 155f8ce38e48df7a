import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { card, close, cross, deck, discovery, lies, point } from './pieces.ts';

const two = { players: 2, options: discovery, deck: deck('white', 'yellow', 'white', 'white') };
const three = { ...two, players: 3 };

/** What follows a round: the cross is refilled, or the game ends. */
export const roundEnd: readonly Scenario[] = [
  {
    id: 'refill',
    rules: ['NN-11'],
    title: { ru: 'Крест снова полон', en: 'The cross is full again' },
    text: {
      ru: 'Перед новым раундом пустые места заполняют из колоды, чтобы карт всегда было четыре.',
      en: 'Before the next round the empty places are filled from the deck, so that there are always four.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'red', 'blue'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'КРАСНЫЙ. Коснитесь верхнего; сосед успеет взять нижний.',
        en: 'RED. Touch the top one; your neighbour just makes it to the bottom one.',
      },
      moves: [point(1, 'bottom', 910), point(0, 'top', 900)],
      expect: {
        won: [1, 1],
        judged: { 0: { player: 0, slot: 'top' } },
        table: { top: lies('white'), bottom: lies('yellow') },
      },
      after: {
        ru: 'Оба места заняты: сперва верхнее, потом нижнее.',
        en: 'Both places are filled: the top first, then the bottom.',
      },
    },
  },
  {
    id: 'end',
    rules: ['NN-27'],
    title: { ru: 'Конец партии', en: 'The end' },
    text: {
      ru: 'Партия кончается, когда карт колоды не хватает, чтобы заполнить крест.',
      en: 'The game ends when the deck has too few cards to fill the cross.',
    },
    play: {
      position: {
        ...two,
        table: cross('red', 'green', 'red', 'blue'),
        deck: deck('white'),
        roll: ['nothing', 'red'],
        won: [4, 2],
      },
      seat: 0,
      task: {
        ru: 'В колоде одна карта, а красных берут сразу два. Коснитесь верхнего.',
        en: 'One card is left in the deck, and two reds go at once. Touch the top one.',
      },
      moves: [point(1, 'bottom', 910), point(0, 'top', 900)],
      expect: {
        phase: 'over',
        judged: { 0: { player: 0, slot: 'top' } },
        won: [5, 3],
        table: { top: lies('white'), bottom: null },
      },
      after: { ru: 'Нижнее место осталось пустым — это конец.', en: 'The bottom place stayed empty: that is the end.' },
    },
  },
  {
    id: 'winners',
    rules: ['NN-28'],
    title: { ru: 'Победители', en: 'Winners' },
    text: {
      ru: 'Побеждает тот, у кого больше карт; при равенстве побеждают все равные.',
      en: 'Most cards win; equal players all win.',
    },
    play: {
      position: {
        ...three,
        table: cross('red', 'green', 'blue', 'white'),
        deck: [],
        roll: ['nothing', 'red'],
        won: [4, 5, 3],
      },
      seat: 0,
      task: {
        ru: 'Последний раунд. Возьмите красный и догоните соседа.',
        en: 'The last round. Take the red one and catch up with your neighbour.',
      },
      moves: [point(0, 'top'), close],
      expect: { won: [5, 5, 3], happened: { 2: { type: 'over', why: 'deck', places: [1, 1, 3] } } },
      after: { ru: 'У двоих по пять карт — победа общая.', en: 'Five cards each: the win is shared.' },
    },
  },
  {
    id: 'gone-for-good',
    rules: ['NN-R4'],
    title: { ru: 'Ушло — значит ушло', en: 'Gone is gone' },
    text: {
      ru: 'Лишняя пустота и потерянная карта выходят из игры.',
      en: 'A surplus void and a lost card leave the game.',
    },
    play: {
      position: {
        ...two,
        table: cross('red', 'green', 'void', 'red'),
        deck: [card('white'), card('void'), card('yellow')],
        roll: ['nothing', 'red'],
        won: [0, 3],
      },
      seat: 0,
      task: {
        ru: 'КРАСНЫЙ. Коснитесь верхнего: сосед ошибётся раньше вас.',
        en: 'RED. Touch the top one: your neighbour slips before you.',
      },
      moves: [point(1, 'right', 600), point(0, 'top', 900)],
      expect: {
        won: [1, 2],
        judged: { 1: { player: 0, slot: 'top' } },
        table: { top: lies('red'), bottom: lies('white') },
        deck: { 0: { kind: 'void' }, 1: { kind: 'portal' } },
      },
      after: {
        ru: 'Вы взяли пустоту, а карта соседа не вернулась в колоду: там по-прежнему две.',
        en: 'You took the void, and your neighbour’s card did not return to the deck: it still has two.',
      },
    },
  },
  {
    id: 'refill-order',
    rules: ['NN-R10'],
    title: { ru: 'Порядок заполнения', en: 'The order of filling' },
    text: {
      ru: 'Места заполняют по часовой стрелке сверху, каждое до конца: карты правил и лишние пустоты уходят, пока не ляжет обычная.',
      en: 'Places are filled clockwise from the top, each to the end: rule cards and surplus voids go by until an ordinary card lies there.',
    },
    play: {
      position: {
        players: 2,
        options: { level: 'first' },
        table: cross('red', 'green', 'red', 'blue'),
        deck: [
          card('void'),
          { kind: 'rule', rule: 'notnot' },
          card('void'),
          { kind: 'rule', rule: 'arrow' },
          card('yellow'),
          card('white'),
        ],
        roll: ['nothing', 'red'],
      },
      seat: 0,
      task: {
        ru: 'Двое берут красные сверху и снизу. Коснитесь верхнего и следите за колодой.',
        en: 'Two take the reds above and below. Touch the top one and watch the deck.',
      },
      moves: [point(1, 'bottom', 910), point(0, 'top', 900)],
      expect: {
        rules: ['notnot', 'arrow'],
        judged: { 0: { player: 0, slot: 'top' } },
        table: { top: { kind: 'void' }, bottom: lies('yellow') },
        deck: { 0: lies('white') },
      },
      after: {
        ru: 'Сверху легла пустота, снизу — жёлтый: два правила и вторая пустота прошли мимо.',
        en: 'The void went to the top, yellow to the bottom: two rules and the second void went by.',
      },
    },
  },
  {
    id: 'idle',
    rules: ['NN-R12'],
    title: { ru: 'Время вышло', en: 'Time is up' },
    text: {
      ru: 'Если никто не ответил, карты лежат как лежали, а кубики бросают снова. Тридцать раундов подряд никто не взял и не отдал карты — партия окончена.',
      en: 'If nobody answers, the cards stay and the dice are rolled again. Thirty rounds in a row without a card won or lost end the game.',
    },
    play: {
      position: { ...two, table: cross('blue', 'red', 'green', 'white'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'КРАСНЫЙ, но ошибитесь: коснитесь синего. Карт у вас нет, терять нечего.',
        en: 'RED, but make a mistake: touch blue. You have no cards, so there is nothing to lose.',
      },
      moves: [point(0, 'top'), close],
      expect: {
        idle: 1,
        judged: { 0: { player: 0, slot: 'top' } },
        phase: 'between',
        won: [0, 0],
        table: { top: lies('blue'), right: lies('red') },
      },
      after: {
        ru: 'Первый пустой раунд из тридцати. Крест прежний.',
        en: 'The first idle round of thirty. The cross is as it was.',
      },
    },
  },
];
