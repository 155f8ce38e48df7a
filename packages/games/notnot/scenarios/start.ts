import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { card, close, cross, deck, discovery, extreme, lies, point, roll, ruleCard } from './pieces.ts';

/** The number of players, the pieces, and how a game begins. */
export const start: readonly Scenario[] = [
  {
    id: 'seats',
    rules: ['NN-01'],
    title: { ru: 'От двух до восьми', en: 'Two to eight' },
    text: {
      ru: 'За столом от двух до восьми человек, и все отвечают одновременно; одному остаётся тренировка.',
      en: 'Two to eight sit at the table and all answer at once; on your own there is practice.',
    },
    play: {
      position: {
        players: 8,
        options: discovery,
        table: cross('red', 'blue', 'green', 'white'),
        deck: deck('yellow', 'white', 'blue', 'red'),
        roll: ['right', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'Восемь игроков, на кубиках СПРАВА и НИЧЕГО. Опередите соседа: коснитесь правой карты.',
        en: 'Eight players, the dice say RIGHT and NOTHING. Be quicker than your neighbour: touch the card on the right.',
      },
      moves: [point(3, 'right', 1400), point(0, 'right', 800), close],
      expect: { won: [1, 0, 0, 0, 0, 0, 0, 0] },
      after: { ru: 'Карта ваша: вы успели раньше.', en: 'The card is yours: you were quicker.' },
    },
  },
  {
    id: 'box',
    rules: ['NN-02'],
    title: { ru: 'Что в коробке', en: 'What is in the box' },
    text: {
      ru: 'Два кубика условий и кубик отрицания, 40 порталов, 8 карт пустоты и три карты, меняющие правила: НЕ НЕ, СТРЕЛКА и ЛОЖЬ.',
      en: 'Two condition dice and a negation die, 40 portals, 8 voids, and three cards that change the rules: NOT NOT, ARROW and LIE.',
    },
  },
  {
    id: 'levels',
    rules: ['NN-03'],
    title: { ru: 'Четыре уровня', en: 'Four levels' },
    text: {
      ru: '«Открытие» — два кубика; «Не не» добавляет кубик отрицания, «Стрелка» поворачивает стороны, «Ложь» прячет на колоде ещё одно «не»; всё прежнее остаётся. В книжке они зовутся иначе: «обнаружение», «обычный», «трудный», «экстремальный».',
      en: '“Discovery” has two dice; “Not not” adds the negation die, “Arrow” turns the sides, “Lie” hides one more “not” on the deck; each keeps all that came before. The book calls the last three normal, hard and extreme.',
    },
    play: {
      position: {
        players: 2,
        options: extreme,
        table: cross('red', 'blue', 'green', 'yellow'),
        deck: [card('white', 'right', true), card('red'), card('blue')],
        roll: ['up', 'nothing', 'notnotnot'],
      },
      seat: 0,
      task: {
        ru: 'Всё сразу: НЕ НЕ НЕ СВЕРХУ, рубашка лжёт, стрелка вправо. Четыре отрицания гасят друг друга — коснитесь того, что теперь «сверху».',
        en: 'All at once: NOT NOT NOT TOP, the back lies, the arrow points right. Four negations cancel out: touch what counts as the top now.',
      },
      moves: [point(0, 'right'), close],
      expect: { right: ['right'], won: [1, 0] },
      after: {
        ru: '«Верх» этого раунда — справа, и карта ваша.',
        en: 'The top was on the right this round, and the card is yours.',
      },
    },
  },
  {
    id: 'cross',
    rules: ['NN-04'],
    title: { ru: 'Крест вокруг колоды', en: 'A cross around the deck' },
    text: {
      ru: 'Четыре портала ложатся крестом вокруг колоды, в которую замешаны все остальные карты, и пустота тоже; стрелки на рубашках смотрят кто куда.',
      en: 'Four portals form a cross around the deck, into which all the other cards are mixed, voids too, their arrows pointing every way.',
    },
    play: {
      position: {
        players: 2,
        options: discovery,
        table: cross('white', 'red', 'blue', 'yellow'),
        deck: deck('green', 'red', 'void', 'blue'),
        roll: ['left', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'СЛЕВА и НИЧЕГО: коснитесь карты слева от колоды.',
        en: 'LEFT and NOTHING: touch the card left of the deck.',
      },
      moves: [point(0, 'left'), close],
      expect: { won: [1, 0], table: { left: lies('green') } },
      after: {
        ru: 'Жёлтый портал у вас, а его место заняла верхняя карта колоды.',
        en: 'The yellow portal is yours, and the top card of the deck took its place.',
      },
    },
  },
  {
    id: 'one-up-for-all',
    rules: ['NN-29'],
    title: { ru: 'Верх один на всех', en: 'One top for all' },
    text: {
      ru: 'Где верх, низ, лево и право, решают до первого броска и для всех одинаково; на экране верх — это верх экрана.',
      en: 'Top, bottom, left and right are settled before the first roll, the same for everyone; here the top is the top of the screen.',
    },
    play: {
      position: {
        players: 2,
        options: discovery,
        table: cross('red', 'blue', 'green', 'yellow'),
        deck: [card('white', 'down', true), card('red'), card('blue')],
        roll: ['up', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'СВЕРХУ. Стрелка на колоде ещё ничего не значит: коснитесь верхней карты.',
        en: 'TOP. The arrow on the deck means nothing yet: touch the top card.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['top'], won: [1, 0] },
      after: {
        ru: 'Верх — это верх экрана, кто бы где ни сидел.',
        en: 'The top is the top of the screen, wherever anyone sits.',
      },
    },
  },
  {
    id: 'first-game',
    rules: ['NN-06', 'NN-R11'],
    title: { ru: 'Первая партия', en: 'The first game' },
    text: {
      ru: 'В первой партии правила приходят по одному: НЕ НЕ прячется в верхней трети колоды, СТРЕЛКА лежит в средней, ЛОЖЬ — на нижней, и с каждой уровень растёт.',
      en: 'In a first game the rules come one by one: NOT NOT hides in the top third of the deck, ARROW is in the middle one, LIE lies on the bottom one, and each raises the level.',
    },
    ours: {
      ru: 'Трети у нас ровные — 15, 15 и 14 карт, и СТРЕЛКА лежит точно поверх средней.',
      en: 'Our thirds are 15, 15 and 14 cards, and ARROW lies exactly on top of the middle one.',
    },
    play: {
      position: {
        players: 2,
        options: { level: 'first' },
        table: cross('red', 'blue', 'green', 'yellow'),
        deck: [ruleCard('notnot'), card('white'), card('red'), ruleCard('arrow'), card('blue')],
        roll: ['nothing', 'blue'],
      },
      seat: 0,
      task: { ru: 'Пока всё просто: коснитесь синего портала.', en: 'All is simple so far: touch the blue portal.' },
      moves: [point(0, 'right'), close],
      expect: { rules: ['notnot'], won: [1, 0], table: { right: lies('white') } },
      after: {
        ru: 'Из колоды вышла карта НЕ НЕ: теперь бросают и кубик отрицания.',
        en: 'NOT NOT came up from the deck: from now on the negation die is rolled too.',
      },
    },
  },
  {
    id: 'stacked-deck',
    rules: ['NN-R11', 'NN-06'],
    title: { ru: 'Как сложена колода', en: 'How the deck is stacked' },
    text: {
      ru: 'Сорок четыре карты первой партии делят на стопки по 15, 15 и 14, считая сверху; СТРЕЛКА ложится ровно на среднюю.',
      en: 'The 44 cards of a first game make piles of 15, 15 and 14 from the top; ARROW lies exactly on the middle one.',
    },
    play: {
      position: {
        players: 2,
        options: { level: 'first' },
        table: cross('red', 'blue', 'green', 'yellow'),
        deck: [ruleCard('arrow'), card('white'), card('red')],
        rules: ['notnot'],
        roll: ['down', 'nothing', 'notnot'],
      },
      seat: 0,
      task: {
        ru: 'Верхняя стопка кончилась, на колоде СТРЕЛКА. НЕ НЕ СНИЗУ: коснитесь нижней карты.',
        en: 'The top pile is used up and ARROW is on top. NOT NOT BOTTOM: touch the bottom card.',
      },
      moves: [point(0, 'bottom'), close],
      expect: { rules: ['notnot', 'arrow'], won: [1, 0], table: { bottom: lies('white') } },
      after: {
        ru: 'СТРЕЛКА вышла сразу, и стороны теперь поворачивает она.',
        en: 'ARROW came up at once, and from now on it turns the sides.',
      },
    },
  },
  {
    id: 'rule-card',
    rules: ['NN-07'],
    title: { ru: 'Карта правила уходит в коробку', en: 'A rule card goes back to the box' },
    text: {
      ru: 'Вскрытая карта правила возвращается в коробку, а на её место ложится следующая карта колоды.',
      en: 'A rule card that comes up returns to the box, and the next card of the deck takes its place.',
    },
    play: {
      position: {
        players: 2,
        options: { level: 'first' },
        table: cross('red', 'blue', 'green', 'yellow'),
        deck: [ruleCard('lie', 'left'), card('white'), card('red')],
        rules: ['notnot', 'arrow'],
        roll: ['nothing', 'green', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'Возьмите зелёный портал и следите за его местом.',
        en: 'Take the green portal and watch its place.',
      },
      moves: [point(0, 'bottom'), close],
      expect: {
        rules: ['notnot', 'arrow', 'lie'],
        table: { bottom: lies('white') },
        deck: { 0: lies('red') },
      },
      after: {
        ru: 'ЛОЖЬ никому не досталась: на место зелёного лёг белый портал.',
        en: 'Nobody got LIE: a white portal lies where the green one was.',
      },
    },
  },
  {
    id: 'rule-from-next-roll',
    rules: ['NN-R8'],
    title: { ru: 'Правило ждёт броска', en: 'A rule waits for the roll' },
    text: {
      ru: 'Правило, вышедшее при заполнении креста, действует со следующего броска; карты правил есть только в первой партии, а выбранный уровень действует с самого начала.',
      en: 'A rule that came up while the cross was filled counts from the next roll; rule cards are only in a first game, and a chosen level has its rules from the start.',
    },
    play: {
      position: {
        players: 2,
        options: { level: 'first' },
        table: cross('red', 'blue', 'green', 'yellow'),
        deck: [ruleCard('arrow', 'down'), card('white', 'left'), card('red', 'right'), card('blue')],
        rules: ['notnot'],
        roll: ['up', 'nothing', 'nothing'],
      },
      seat: 0,
      task: {
        ru: 'Наверху колоды СТРЕЛКА, но правило ещё не вышло: СВЕРХУ — это верх экрана.',
        en: 'ARROW is on top of the deck but not yet in force: TOP is the top of the screen.',
      },
      moves: [point(0, 'top'), close, roll],
      expect: { won: [1, 0], rules: ['notnot', 'arrow'], phase: 'open', up: 'right' },
      after: {
        ru: 'Новый бросок уже слушается стрелки: верх теперь справа.',
        en: 'The new roll already obeys the arrow: the top is on the right now.',
      },
    },
  },
];
