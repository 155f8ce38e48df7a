import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { close, cross, deck, discovery, lies, lieVoid, point, touched } from './pieces.ts';

const CARDS = deck('white', 'yellow', 'white', 'white');
const two = { players: 2, options: discovery, deck: CARDS };

/** What the two condition dice ask for. */
export const conditions: readonly Scenario[] = [
  {
    id: 'first-touch',
    rules: ['NN-08', 'NN-28'],
    title: { ru: 'Первое верное касание', en: 'The first correct touch' },
    text: {
      ru: 'Вокруг колоды лежат четыре портала. Бросают кубики, и кто первым коснётся подходящего, берёт карту — это очко. Колода кончилась — побеждает тот, у кого карт больше.',
      en: 'Four portals lie around the deck. The dice are rolled, and whoever first touches one that fits takes a card: that is a point. When the deck runs out, most cards win.',
    },
    play: {
      position: { ...two, table: cross('white', 'red', 'blue', 'yellow'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'На кубиках КРАСНЫЙ, а НИЧЕГО тут не в счёт. Коснитесь красного портала, пока сосед думает.',
        en: 'The dice say RED, and NOTHING does not count here. Touch the red portal while your neighbour thinks.',
      },
      moves: [point(0, 'right', 900), point(1, 'right', 1300)],
      expect: { won: [1, 0], table: { right: lies('white') } },
      after: { ru: 'Раньше всех: очко ваше.', en: 'You were first: the point is yours.' },
    },
  },
  {
    id: 'either',
    rules: ['NN-12'],
    title: { ru: 'Хватит одного из двух', en: 'One of two is enough' },
    text: {
      ru: 'При двух условиях верна карта, которая выполняет хотя бы одно.',
      en: 'With two conditions a card is correct if it meets at least one.',
    },
    play: {
      position: { ...two, table: cross('green', 'blue', 'red', 'yellow'), roll: ['up', 'red'] },
      seat: 0,
      task: {
        ru: 'СВЕРХУ и КРАСНЫЙ: верны верхняя карта и красный портал. Коснитесь красного.',
        en: 'TOP and RED: the top card and the red portal are correct. Touch the red one.',
      },
      moves: [point(0, 'bottom'), close],
      expect: { right: ['top', 'bottom'], won: [1, 0], ...touched('bottom') },
      after: {
        ru: 'Красный годится и снизу; верхняя карта подошла бы тоже.',
        en: 'Red will do at the bottom too; the top card would have fitted as well.',
      },
    },
  },
  {
    id: 'condition-beats-nothing',
    rules: ['NN-13'],
    title: { ru: 'Действие сильнее бездействия', en: 'Doing beats doing nothing' },
    text: {
      ru: 'Рядом с условием НИЧЕГО не значит ничего: считается одно условие.',
      en: 'Beside a condition NOTHING means nothing: only the condition counts.',
    },
    play: {
      position: { ...two, table: cross('green', 'blue', 'yellow', 'red'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'НИЧЕГО и КРАСНЫЙ. Коснитесь единственной верной карты.',
        en: 'NOTHING and RED. Touch the only correct card.',
      },
      moves: [point(0, 'left'), close],
      expect: { right: ['left'], won: [1, 0] },
      after: { ru: 'Верен только красный портал.', en: 'Only the red portal is correct.' },
    },
  },
  {
    id: 'nothing-twice',
    rules: ['NN-14'],
    title: { ru: 'Дважды НИЧЕГО', en: 'NOTHING twice' },
    text: {
      ru: 'Выпало НИЧЕГО и НИЧЕГО без отрицания? Руки прочь: любое касание — ошибка.',
      en: 'NOTHING and NOTHING without a negation: hands off, any touch is a mistake.',
    },
    play: {
      position: { ...two, table: cross('green', 'blue', 'yellow', 'red'), roll: ['nothing', 'nothing'], won: [2, 2] },
      seat: 0,
      task: {
        ru: 'Дважды НИЧЕГО. Коснитесь любой карты и посмотрите, чем это кончится.',
        en: 'NOTHING twice. Touch any card and see how that ends.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: [], won: [1, 2] },
      after: {
        ru: 'Карту пришлось отдать. Сосед не шевельнулся — и был прав.',
        en: 'It cost you a card. Your neighbour did not move and was right.',
      },
    },
  },
  {
    id: 'no-such-card',
    rules: ['NN-15'],
    title: { ru: 'Подходящей карты нет', en: 'No card fits' },
    text: {
      ru: 'Если ни одна карта не подходит, кубики бросают снова, а любое касание — ошибка.',
      en: 'If no card fits, the dice are rolled again, and any touch is a mistake.',
    },
    play: {
      position: { ...two, table: cross('green', 'blue', 'yellow', 'white'), roll: ['nothing', 'red'], won: [1, 1] },
      seat: 0,
      task: {
        ru: 'КРАСНЫЙ, а красных на столе нет. Коснитесь чего-нибудь и убедитесь.',
        en: 'RED, and there is no red on the table. Touch something and see.',
      },
      moves: [point(0, 'bottom'), close],
      expect: { right: [], won: [0, 1], table: { bottom: lies('yellow') } },
      after: {
        ru: 'Ошибка. Крест остался прежним, сейчас бросят снова.',
        en: 'A mistake. The cross is as it was, and the dice will roll again.',
      },
    },
  },
  {
    id: 'meaning-not-ink',
    rules: ['NN-16'],
    title: { ru: 'Важно слово, а не краска', en: 'The word, not its ink' },
    text: {
      ru: 'Слово СИНИЙ значит синий, каким бы цветом его ни написали.',
      en: 'The word BLUE means blue, whatever colour it is written in.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'yellow', 'blue'), roll: ['nothing', 'blue'] },
      seat: 0,
      task: {
        ru: 'Прочтите слово и не верьте его цвету. Коснитесь нужного портала.',
        en: 'Read the word and do not trust its colour. Touch the correct portal.',
      },
      moves: [point(0, 'left'), close],
      expect: { right: ['left'], won: [1, 0] },
      after: { ru: 'СИНИЙ — это синий портал.', en: 'BLUE is the blue portal.' },
    },
  },
  {
    id: 'portal-not-background',
    rules: ['NN-17'],
    title: { ru: 'Портал, а не фон', en: 'The portal, not the background' },
    text: {
      ru: 'Кубики говорят о цвете портала; цвет фона карты не значит ничего.',
      en: 'The dice speak of the portal’s colour; the card’s background means nothing.',
    },
    play: {
      position: {
        ...two,
        table: {
          top: { kind: 'portal', colour: 'white', background: 'green' },
          right: { kind: 'portal', colour: 'green', background: 'red' },
          bottom: { kind: 'portal', colour: 'yellow', background: 'green' },
          left: { kind: 'portal', colour: 'red', background: 'green' },
        },
        roll: ['nothing', 'green'],
      },
      seat: 0,
      task: {
        ru: 'ЗЕЛЁНЫЙ: три зелёных фона и один зелёный портал.',
        en: 'GREEN: three green backgrounds and one green portal.',
      },
      moves: [point(0, 'right'), close],
      expect: { right: ['right'], won: [1, 0] },
      after: { ru: 'Зелёный портал был на красном фоне.', en: 'The green portal was on a red background.' },
    },
  },
  {
    id: 'void-is-a-trap',
    rules: ['NN-18'],
    title: { ru: 'Пустота — ловушка', en: 'The void is a trap' },
    text: {
      ru: 'Карты пустоты касаться нельзя никогда, даже если место названо верно. Зато победитель раунда забирает её вместо своей карты.',
      en: 'A void may never be touched, even where its place is the one named. But whoever wins the round takes it in place of their own card.',
    },
    play: {
      position: { ...two, table: cross('void', 'green', 'yellow', 'blue'), roll: ['up', 'blue'], won: [1, 0] },
      seat: 0,
      task: {
        ru: 'СВЕРХУ и СИНИЙ. Попадитесь в ловушку: коснитесь пустоты сверху.',
        en: 'TOP and BLUE. Walk into the trap: touch the void at the top.',
      },
      moves: [point(0, 'top'), close],
      expect: { right: ['left'], won: [0, 0], ...touched('top') },
      after: {
        ru: 'Место названо, но пустота не годится никогда: минус карта. Верен был только синий портал слева.',
        en: 'Its place was named, but a void never counts: you lose a card. Only the blue portal on the left was correct.',
      },
    },
  },
  {
    id: 'void-is-taken-first',
    rules: ['NN-19'],
    title: { ru: 'Пустоту забирают первой', en: 'The void is taken first' },
    text: {
      ru: 'Если на столе пустота, победитель берёт её вместо своей карты, а та остаётся лежать.',
      en: 'While a void lies on the table the winner takes that as the point, and the touched card stays.',
    },
    play: {
      position: { ...two, table: cross('green', 'void', 'yellow', 'blue'), roll: ['nothing', 'yellow'] },
      seat: 0,
      task: { ru: 'ЖЁЛТЫЙ. Коснитесь жёлтого портала.', en: 'YELLOW. Touch the yellow portal.' },
      moves: [point(0, 'bottom'), close],
      expect: {
        won: [1, 0],
        table: { bottom: lies('yellow'), right: lies('white') },
        judged: { 0: { took: 'right' } },
      },
      after: {
        ru: 'Вы взяли пустоту справа, а жёлтый портал ещё в игре.',
        en: 'You took the void on the right, and the yellow portal is still in play.',
      },
    },
  },
  {
    id: 'one-void',
    rules: ['NN-05'],
    title: { ru: 'Пустота на столе одна', en: 'One void at a time' },
    text: {
      ru: 'На столе не больше одной пустоты: лишняя уходит, и открывают следующую карту.',
      en: 'At most one void lies on the table: a further one leaves, and the next card is turned up.',
    },
    play: {
      position: {
        ...two,
        table: cross('yellow', 'red', 'yellow', 'blue'),
        deck: deck('void', 'void', 'white', 'yellow'),
        roll: ['nothing', 'yellow'],
      },
      seat: 0,
      task: {
        ru: 'ЖЁЛТЫЙ есть сверху и снизу. Коснитесь нижнего: сосед одновременно с вами возьмёт верхний.',
        en: 'YELLOW is above and below. Touch the lower one: your neighbour takes the upper at the same time.',
      },
      moves: [point(1, 'top', 905), point(0, 'bottom', 900)],
      expect: { won: [1, 1], table: { top: lieVoid, bottom: lies('white') }, deck: { 0: lies('yellow') } },
      after: {
        ru: 'Сверху легла пустота, поэтому снизу вторую заменила следующая карта.',
        en: 'A void came to the top, so at the bottom the next card replaced the second one.',
      },
    },
  },
];
