import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** The goal, how a round opens, and what a turn is. */
export const turn: readonly Scenario[] = [
  {
    id: 'goal',
    rules: ['CW-17'],
    title: { ru: 'Чего мы хотим', en: 'What we are after' },
    text: {
      ru: 'Каждая забранная корова — штрафные очки. У кого их меньше всех, тот победил: он «Звезда коровьего шпионажа». А кто дошёл до 66 — «Повелитель коров».',
      en: 'Every cow you take costs penalty points. Whoever has the fewest wins and is the Star of Cow Espionage; whoever reaches 66 is Lord of the Cows.',
    },
    play: {
      position: {
        players: 2,
        hands: [[52], [37]],
        rows: [[3, 9, 17, 28, 36], [50], [70], [90]],
        picks: [null, 37],
        totals: [12, 61],
        round: 6,
      },
      seat: 0,
      task: {
        ru: 'Последний ход партии: сыграйте свою единственную карту.',
        en: 'The last turn of a game: play your only card.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 52 } }],
      expect: { phase: 'over', totals: [12, 66], happened: { 5: { type: 'over', places: [1, 2] } } },
      after: {
        ru: 'У вас 12 очков, у соперника 66. Вы — звезда!',
        en: 'You have 12 points, your opponent 66. You are the star!',
      },
    },
  },
  {
    id: 'deal',
    rules: ['CW-04'],
    title: { ru: 'Начало раунда', en: 'How a round opens' },
    text: {
      ru: 'Перед раундом колоду тасуют, каждому сдают по десять карт, четыре карты открывают четыре ряда, а остальные ждут в стороне, и никто их не видит.',
      en: 'Before a round the deck is shuffled, everyone gets ten cards, four more start the four rows, and the rest wait aside unseen.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [4, 13, 22, 31, 47, 58, 66, 79, 85, 99],
          [2, 18, 27, 36, 49, 61, 73, 84, 92, 101],
        ],
        rows: [[12], [30], [45], [71]],
        picks: [null, 73],
      },
      seat: 0,
      task: { ru: 'Сделайте первый ход: сыграйте 47.', en: 'Make the first move: play 47.' },
      moves: [{ by: 0, move: { type: 'pick', card: 47 } }],
      expect: { rows: [[12], [30], [45, 47], [71, 73]], hands: { 0: { length: 9 }, 1: { length: 9 } } },
      after: {
        ru: '47 встала за 45, 73 — за 71, и у каждого осталось по девять карт.',
        en: '47 went behind 45, 73 behind 71, and each of you has nine cards left.',
      },
    },
  },
  {
    id: 'turn',
    rules: ['CW-05'],
    title: { ru: 'Ход: все сразу и втайне', en: 'A turn: all at once, in secret' },
    text: {
      ru: 'Каждый ход все выбирают по карте и кладут её рубашкой вверх: видно, что выбор сделан, но не видно какой, — и лишь когда готовы все, карты открываются разом.',
      en: 'Each turn everyone plays a card face down: all can see that you have chosen but not what, and the cards are revealed together once everyone is ready.',
    },
    play: {
      position: {
        players: 3,
        hands: [
          [37, 62],
          [8, 40],
          [21, 75],
        ],
        rows: [[12], [30], [45], [70]],
      },
      seat: 0,
      task: {
        ru: 'Положите 37 рубашкой вверх и дождитесь остальных.',
        en: 'Play 37 face down and wait for the others.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 37 } },
        { by: 1, move: { type: 'pick', card: 40 } },
        { by: 2, move: { type: 'pick', card: 75 } },
      ],
      expect: {
        phase: 'pick',
        picks: [null, null, null],
        rows: [[12], [30, 37, 40], [45], [70, 75]],
        hands: [[62], [8], [21]],
      },
      after: {
        ru: 'Пока не выбрали все, вашу 37 не видел никто, а потом открылись сразу три карты.',
        en: 'Nobody saw your 37 until everyone had chosen; then all three cards were revealed.',
      },
      refused: [
        { by: 0, move: { type: 'pick', card: 40 }, code: 'ILLEGAL_MOVE' },
        { by: 0, move: { type: 'takeRow', row: 0 }, code: 'ILLEGAL_MOVE' },
      ],
    },
  },
  {
    id: 'order',
    rules: ['CW-06'],
    title: { ru: 'Сначала младшие', en: 'Lowest first' },
    text: {
      ru: 'Открытые карты ложатся на стол по одной от меньшей к большей, кто бы их ни сыграл.',
      en: 'The revealed cards go to the table one by one from the lowest to the highest, whoever played them.',
    },
    play: {
      position: {
        players: 3,
        hands: [
          [44, 95],
          [15, 42],
          [3, 41],
        ],
        rows: [[10], [40], [60], [90]],
        picks: [null, 42, 41],
      },
      seat: 0,
      task: {
        ru: 'Сыграйте 44 и посмотрите, кто окажется перед вами.',
        en: 'Play 44 and see who gets there before you.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 44 } }],
      expect: { rows: [[10], [40, 41, 42, 44], [60], [90]] },
      after: {
        ru: '41 и 42 легли раньше, и ваша 44 стала в ряду четвёртой, а не второй.',
        en: '41 and 42 went first, so your 44 became the fourth of its row, not the second.',
      },
    },
  },
];
