import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { card, close, cross, deck, discovery, lies, point } from './pieces.ts';

const two = { players: 2, options: discovery, deck: deck('white', 'yellow', 'white', 'white') };
const three = { ...two, players: 3 };

/** How a round is judged and what comes after it. */
export const round: readonly Scenario[] = [
  {
    id: 'mistake',
    rules: ['NN-10'],
    title: { ru: 'Ошибка стоит карты', en: 'A mistake costs a card' },
    text: {
      ru: 'Кто коснулся неверной карты, теряет одну из своих; у кого их нет, не теряет ничего.',
      en: 'Whoever touches a wrong card loses one of their own; with none, nothing happens.',
    },
    play: {
      position: {
        ...three,
        table: cross('red', 'green', 'yellow', 'blue'),
        roll: ['nothing', 'green'],
        won: [2, 0, 0],
      },
      seat: 0,
      task: {
        ru: 'ЗЕЛЁНЫЙ. Сосед без карт уже ошибся; ошибитесь и вы — коснитесь красного.',
        en: 'GREEN. A neighbour without cards has erred already; err as well and touch the red one.',
      },
      moves: [point(1, 'bottom', 700), point(0, 'top', 800), close],
      expect: { won: [1, 0, 0], judged: { 0: { player: 1, lost: false }, 1: { player: 0, slot: 'top', lost: true } } },
      after: {
        ru: 'У вас одной картой меньше, у соседа как было, ноль.',
        en: 'You are one card poorer; your neighbour still has none.',
      },
    },
  },
  {
    id: 'tie-different',
    rules: ['NN-09'],
    title: { ru: 'Не разобрать, кто первый', en: 'Nobody can tell who was first' },
    text: {
      ru: 'Если не понять, кто был раньше, разные карты берут оба; одну карту берёт один, а другой — иную из четырёх, прежде всего пустоту.',
      en: 'If nobody can tell who was first, both take their different cards; one and the same card goes to one, the other takes another of the four, the void first.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'red', 'void'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'КРАСНЫЙ, и вы с соседом одновременно тянетесь к верхнему. Коснитесь его.',
        en: 'RED, and you and your neighbour reach for the top one at the same time. Touch it.',
      },
      moves: [point(1, 'top', 905), point(0, 'top', 900)],
      expect: { won: [1, 1], judged: { 0: { took: 'top' }, 1: { took: 'left', verdict: 'tied' } } },
      after: { ru: 'Вам верхняя карта, соседу — пустота.', en: 'The top card for you, the void for your neighbour.' },
    },
  },
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
      after: { ru: 'По пяти карт у двоих — победа общая.', en: 'Five cards each: the win is shared.' },
    },
  },
  {
    id: 'one-touch',
    rules: ['NN-R1'],
    title: { ru: 'Одно касание за раунд', en: 'One touch a round' },
    text: {
      ru: 'За раунд касаются один раз. Раунд закрывает первое верное касание, или общая ошибка, или время — обычно восемь секунд.',
      en: 'One touch each a round. The round closes on the first right touch, or when all have erred, or when time is out, usually after eight seconds.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'yellow', 'blue'), roll: ['nothing', 'green'], won: [1, 1] },
      seat: 0,
      task: {
        ru: 'ЗЕЛЁНЫЙ, а сосед уже ошибся. Ошибитесь и вы: коснитесь синего.',
        en: 'GREEN, and your neighbour has erred. Err too: touch the blue one.',
      },
      moves: [point(1, 'top', 500), point(0, 'left', 700)],
      expect: {
        phase: 'between',
        won: [0, 0],
        judged: { 1: { player: 0, slot: 'left' } },
        happened: { 1: { type: 'closed', on: 'mistakes' } },
      },
      after: {
        ru: 'Ошиблись все — раунд закрыт, второй попытки нет.',
        en: 'All have erred, so the round is closed; there is no second try.',
      },
    },
  },
  {
    id: 'tie-window',
    rules: ['NN-R2'],
    title: { ru: 'Что значит «одновременно»', en: 'What «at the same time» means' },
    text: {
      ru: 'Касания неразличимы, если разница меньше погрешности обеих линий вместе, но не меньше 20 и не больше 80 мс; меряют только от первого верного.',
      en: 'Touches cannot be told apart if they differ by less than both lines’ uncertainty together, at least 20 and at most 80 ms; measured from the first right one only.',
    },
    play: {
      position: { ...three, table: cross('red', 'red', 'red', 'blue'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'Первый коснётся сверху. Вы на 50 мс позже, но ваши линии неточны на 60 мс вместе. Коснитесь правого.',
        en: 'Somebody touches the top. You are 50 ms later, but your lines are unsure by 60 ms together. Touch the right one.',
      },
      moves: [point(1, 'top', 800, 30), point(2, 'bottom', 900, 30), point(0, 'right', 850, 30)],
      expect: {
        won: [1, 1, 0],
        judged: { 1: { player: 0, slot: 'right', verdict: 'tied' }, 2: { player: 2, verdict: 'late' } },
      },
      after: {
        ru: 'Вас не отличить от первого. Третий близок к вам, но не к первому — он опоздал.',
        en: 'You cannot be told from the first. The third is close to you but not to the first, and so is late.',
      },
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
        en: 'RED. Touch the top one: your neighbour errs before you.',
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
    id: 'sharing-out',
    rules: ['NN-R5'],
    title: { ru: 'Как делят карты', en: 'How cards are shared out' },
    text: {
      ru: 'Указанную карту берёт самый ранний; остальные неразличимые — пустоту, затем свободные по часовой стрелке сверху; если пустота ещё лежит, её берёт первый. Больше четырёх карт не раздают.',
      en: 'A touched card goes to its earliest; other inseparable ones take the void, then free cards clockwise from the top; a void still there goes to the first. No more than four are given.',
    },
    play: {
      position: { ...three, table: cross('blue', 'red', 'green', 'void'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'Трое разом тянутся к красному справа, вы чуть позади. Коснитесь его.',
        en: 'Three reach for the red one on the right at once, you a little behind. Touch it.',
      },
      moves: [point(1, 'right', 800), point(2, 'right', 805), point(0, 'right', 810)],
      expect: { won: [1, 1, 1], judged: { 0: { took: 'right' }, 1: { took: 'left' }, 2: { player: 0, took: 'top' } } },
      after: {
        ru: 'Первому красный, второму пустота, вам — карта сверху.',
        en: 'Red for the first, the void for the second, the top card for you.',
      },
    },
  },
  {
    id: 'silence',
    rules: ['NN-R7'],
    title: { ru: 'Пауза неизвестной длины', en: 'A pause of unknown length' },
    text: {
      ru: 'Когда касаться нельзя, раунд кончается сам через полторы–три секунды, и заранее не узнать когда.',
      en: 'When nothing may be touched the round ends by itself after one and a half to three seconds, nobody knows when.',
    },
    play: {
      position: { ...two, table: cross('blue', 'red', 'green', 'white'), roll: ['nothing', 'yellow'], won: [1, 1] },
      seat: 0,
      task: {
        ru: 'ЖЁЛТОГО нет. Не выдержите и коснитесь чего-нибудь.',
        en: 'There is no YELLOW. Lose patience and touch something.',
      },
      moves: [point(0, 'left', 1400), close],
      expect: { won: [0, 1], happened: { 0: { type: 'closed', on: 'time', right: [] } } },
      after: { ru: 'Выдержка — тоже испытание.', en: 'Holding back is a test too.' },
    },
  },
  {
    id: 'wrong-but-later',
    rules: ['NN-R9'],
    title: { ru: 'Ошибка после верного', en: 'Wrong, but later' },
    text: {
      ru: 'Неверное касание считается, только если оно строго раньше первого верного.',
      en: 'A wrong touch counts only if it is strictly earlier than the first right one.',
    },
    play: {
      position: { ...two, table: cross('blue', 'red', 'green', 'white'), roll: ['nothing', 'red'], won: [1, 0] },
      seat: 0,
      task: {
        ru: 'Сосед уже взял красный. Коснитесь синего и узнайте, чего это стоит.',
        en: 'Your neighbour already has the red one. Touch blue and see what it costs.',
      },
      moves: [point(1, 'right', 700), point(0, 'top', 900)],
      expect: { won: [1, 1], judged: { 1: { player: 0, slot: 'top', verdict: 'ignored', lost: false } } },
      after: { ru: 'Ничего: раунд был решён раньше.', en: 'Nothing: the round was decided before.' },
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
    title: { ru: 'Время вышло', en: 'Time is out' },
    text: {
      ru: 'Если никто не ответил, тот же крест бросают снова; тридцать раундов подряд без перемен заканчивают партию.',
      en: 'If nobody answers, the same cross is rolled again; thirty rounds in a row without a change end the game.',
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
