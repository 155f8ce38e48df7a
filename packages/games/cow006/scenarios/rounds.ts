import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** The base, the end of a round and of the game, a worked example, the deck, and the number of players. */
export const rounds: readonly Scenario[] = [
  {
    id: 'base',
    rules: ['CW-12'],
    title: { ru: 'База', en: 'The base' },
    text: {
      ru: 'Забранные карты лежат рубашкой вверх на вашей базе и в этом раунде больше не играют.',
      en: 'The cards you take lie face down in your base and play no more this round.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [26, 64],
          [46, 70],
        ],
        rows: [[24], [45], [62], [90]],
        bases: [[11, 13], []],
        picks: [null, 46],
      },
      seat: 0,
      task: {
        ru: 'На базе у вас 11 и 13, в руку их не вернуть. Сыграйте 26.',
        en: '11 and 13 are in your base and cannot come back to your hand. Play 26.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 26 } }],
      expect: { rows: [[24, 26], [45, 46], [62], [90]], bases: [[11, 13], []], hands: [[64], [70]] },
      after: {
        ru: 'База осталась как была: её посчитают в конце раунда.',
        en: 'The base stays as it was: it is counted when the round ends.',
      },
      refused: [{ by: 0, move: { type: 'pick', card: 11 }, code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'round-end',
    rules: ['CW-13'],
    title: { ru: 'Десять ходов', en: 'Ten turns' },
    text: {
      ru: 'Раунд длится десять ходов и кончается, когда руки пусты.',
      en: 'A round lasts ten turns and ends when the hands are empty.',
    },
    play: {
      position: {
        players: 2,
        hands: [[47], [92]],
        rows: [[9], [45], [66], [90]],
        bases: [[], [20]],
        picks: [null, 92],
      },
      seat: 0,
      task: { ru: 'Сыграйте последнюю карту раунда.', en: 'Play the last card of the round.' },
      moves: [{ by: 0, move: { type: 'pick', card: 47 } }],
      expect: { phase: 'pick', round: 2, rounds: [[0, 3]], totals: [0, 3], bases: [[], []] },
      after: {
        ru: 'Чистый раунд: у вас ноль, у соперника три очка за 20, и новые карты уже розданы.',
        en: 'A clean round: nothing for you, three points for your opponent’s 20, and new cards are already dealt.',
      },
    },
  },
  {
    id: 'scoring',
    rules: ['CW-14', 'CW-03'],
    title: { ru: 'Счёт раунда', en: 'Scoring a round' },
    text: {
      ru: 'В конце раунда каждый считает очки своей базы, прибавляет их к прежним и записывает.',
      en: 'At the end of a round everyone counts the points of their base, adds them to the total and writes them down.',
    },
    play: {
      position: {
        players: 2,
        hands: [[47], [92]],
        rows: [[9], [45], [66], [90]],
        bases: [
          [7, 55],
          [10, 12],
        ],
        totals: [20, 30],
        round: 3,
        picks: [null, 92],
      },
      seat: 0,
      task: {
        ru: 'На вашей базе 7 и 55. Прикиньте, сколько это очков, и сыграйте последнюю карту.',
        en: 'Your base holds 7 and 55. Guess what they cost and play your last card.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 47 } }],
      expect: { round: 4, totals: [28, 34], rounds: [[8, 4]] },
      after: { ru: '1 + 7 = 8: было 20, стало 28.', en: '1 + 7 = 8: you had 20, now 28.' },
    },
  },
  {
    id: 'new-round',
    rules: ['CW-15', 'CW-04'],
    title: { ru: 'Снова вся колода', en: 'The whole deck again' },
    text: {
      ru: 'К новому раунду собирают и тасуют всю колоду — и сыгранные карты, и те, что лежали в стороне.',
      en: 'For a new round the whole deck is gathered and shuffled: cards that were played and cards that lay aside.',
    },
    play: {
      position: {
        players: 2,
        hands: [[47], [92]],
        rows: [[9], [45], [66], [90]],
        bases: [[55], []],
        picks: [null, 92],
      },
      seed: '10',
      seat: 0,
      task: {
        ru: 'Сыграйте 47 и поищите 55 в новой раздаче: только что она лежала на вашей базе.',
        en: 'Play 47 and look for 55 in the new deal: it was in your base a moment ago.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 47 } }],
      expect: {
        round: 2,
        totals: [7, 0],
        bases: [[], []],
        rows: { length: 4, 0: { length: 1 } },
        hands: { 0: [17, 35, 37, 39, 41, 55, 87, 89, 90, 103], 1: { length: 10 } },
      },
      after: {
        ru: '55 вернулась, да ещё и к вам в руку: прошлый раунд о новом не говорит ничего.',
        en: '55 is back, and in your hand at that: the last round says nothing about the new one.',
      },
    },
  },
  {
    id: 'not-yet',
    rules: ['CW-16'],
    title: { ru: 'Ещё не конец', en: 'Not over yet' },
    text: {
      ru: 'Сколько бы ни набралось посреди раунда, его доигрывают: 66 очков проверяют только в конце.',
      en: 'Whatever piles up in mid-round, the round is played out: 66 is checked only at its end.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [47, 71],
          [82, 92],
        ],
        rows: [[9], [45], [66], [90]],
        bases: [[], [22, 33]],
        totals: [31, 60],
        round: 5,
        picks: [null, 92],
      },
      seat: 0,
      task: {
        ru: 'У соперника 60 и ещё 10 на базе. Сыграйте 47.',
        en: 'Your opponent has 60 and 10 more in the base. Play 47.',
      },
      moves: [{ by: 0, move: { type: 'pick', card: 47 } }],
      expect: { phase: 'pick', round: 5, totals: [31, 60], hands: [[71], [82]] },
      after: { ru: 'Игра идёт: остался ещё один ход.', en: 'The game goes on: there is one more turn.' },
    },
  },
  {
    id: 'game-end',
    rules: ['CW-16', 'CW-17', 'CW-13'],
    title: { ru: 'Конец игры', en: 'The end of the game' },
    text: {
      ru: 'Раунд — это десять ходов, пока руки не опустеют. Игра кончается после раунда, в котором кто-то набрал 66 очков или больше.',
      en: 'A round is ten turns, until the hands are empty. The game ends after the round in which somebody reaches 66 points or more.',
    },
    play: {
      position: {
        players: 2,
        hands: [[71], [82]],
        rows: [[9], [45, 47], [66], [90, 92]],
        bases: [[], [22, 33]],
        totals: [31, 60],
        round: 5,
        picks: [null, 82],
      },
      seat: 0,
      task: { ru: 'Сыграйте 71 и закончите раунд.', en: 'Play 71 and finish the round.' },
      moves: [{ by: 0, move: { type: 'pick', card: 71 } }],
      expect: { phase: 'over', totals: [31, 70], rounds: [[0, 10]] },
      after: {
        ru: '70 — это больше 66: игра окончена, и ваша 31 побеждает.',
        en: '70 is more than 66: the game is over, and your 31 wins.',
      },
    },
  },
  {
    id: 'example',
    rules: ['CW-18', 'CW-09', 'CW-10'],
    title: { ru: 'Пять ходов подряд', en: 'Five turns in a row' },
    text: {
      ru: 'Пример из печатных правил целиком: четыре игрока, пять ходов и все четыре правила.',
      en: 'The printed rulebook’s own example as a whole: four players, five turns and all four rules.',
    },
    play: {
      position: {
        players: 4,
        hands: [
          [3, 14, 29, 32, 45, 61],
          [15, 24, 36, 46, 50, 62],
          [11, 25, 34, 37, 42, 63],
          [1, 21, 40, 41, 43, 64],
        ],
        rows: [[12], [30], [33], [38]],
        picks: [null, 15, 34, 40],
      },
      seat: 0,
      task: {
        ru: 'Играйте по порядку 14, 29, 3 (и заберите второй ряд), 45 и 32.',
        en: 'Play 14, 29, 3 (and take the second row), 45 and 32, in this order.',
      },
      moves: [
        { by: 0, move: { type: 'pick', card: 14 } },
        { by: 1, move: { type: 'pick', card: 24 } },
        { by: 2, move: { type: 'pick', card: 25 } },
        { by: 3, move: { type: 'pick', card: 21 } },
        { by: 0, move: { type: 'pick', card: 29 } },
        { by: 1, move: { type: 'pick', card: 36 } },
        { by: 2, move: { type: 'pick', card: 42 } },
        { by: 3, move: { type: 'pick', card: 43 } },
        { by: 0, move: { type: 'pick', card: 3 } },
        { by: 0, move: { type: 'takeRow', row: 1 } },
        { by: 1, move: { type: 'pick', card: 46 } },
        { by: 2, move: { type: 'pick', card: 37 } },
        { by: 3, move: { type: 'pick', card: 41 } },
        { by: 0, move: { type: 'pick', card: 45 } },
        { by: 1, move: { type: 'pick', card: 50 } },
        { by: 2, move: { type: 'pick', card: 11 } },
        { by: 3, move: { type: 'pick', card: 1 } },
        { by: 0, move: { type: 'pick', card: 32 } },
        { by: 3, move: { type: 'takeRow', row: 3 } },
      ],
      expect: {
        rows: [[25, 29, 32], [3, 11], [50], [1]],
        bases: [[30], [38, 40, 42, 43, 45, 33, 34, 36, 37, 41], [12, 14, 15, 21, 24], [46]],
      },
      after: {
        ru: 'Ваша 45 испортила планы 46-й, а чужая единица увела ряд из-под носа у 50.',
        en: 'Your 45 spoiled the plans of 46, and somebody’s 1 took a row from under 50’s nose.',
      },
    },
  },
  {
    id: 'deck',
    rules: ['CW-02'],
    title: { ru: 'Колода', en: 'The deck' },
    text: {
      ru: 'В колоде 104 коровы с номерами от 1 до 104, каждая одна.',
      en: 'The deck has 104 cows numbered 1 to 104, one of each.',
    },
    play: {
      position: {
        players: 2,
        hands: [
          [1, 104],
          [2, 103],
        ],
        rows: [[101], [96], [50], [20]],
        picks: [null, 103],
      },
      seat: 0,
      task: { ru: 'Сыграйте самую старшую карту колоды.', en: 'Play the highest card of the deck.' },
      moves: [{ by: 0, move: { type: 'pick', card: 104 } }],
      expect: { rows: [[101, 103, 104], [96], [50], [20]] },
      after: {
        ru: 'За 104 уже никто не встанет: этот ряд закрыт, пока его не заберут.',
        en: 'Nothing can follow 104: this row is closed until somebody takes it.',
      },
      refused: [{ by: 0, move: { type: 'pick', card: 105 }, code: 'ILLEGAL_MOVE' }],
    },
  },
  {
    id: 'company',
    rules: ['CW-01'],
    title: { ru: 'От двух до десяти', en: 'Two to ten' },
    text: {
      ru: 'За столом от двух до десяти игроков, и чем их больше, тем больше сюрпризов за ход.',
      en: 'Two to ten players sit at the table, and the more they are, the more surprises in a turn.',
    },
    play: {
      position: {
        players: 10,
        hands: [
          [27, 100],
          [16, 18],
          [26, 28],
          [36, 38],
          [46, 48],
          [56, 58],
          [66, 68],
          [76, 78],
          [86, 88],
          [96, 98],
        ],
        rows: [[5], [25], [50], [75]],
        picks: [null, 16, 26, 36, 46, 56, 66, 76, 86, 96],
      },
      seat: 0,
      task: { ru: 'Вдесятером: сыграйте 27.', en: 'Ten at the table: play 27.' },
      moves: [{ by: 0, move: { type: 'pick', card: 27 } }],
      expect: {
        rows: [
          [5, 16],
          [25, 26, 27, 36, 46],
          [50, 56, 66],
          [75, 76, 86, 96],
        ],
      },
      after: {
        ru: 'Десять карт за один ход, и второй ряд уже полон.',
        en: 'Ten cards in one turn, and the second row is already full.',
      },
    },
  },
];
