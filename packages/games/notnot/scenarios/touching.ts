import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { close, cross, deck, discovery, point } from './pieces.ts';

const two = { players: 2, options: discovery, deck: deck('white', 'yellow', 'white', 'white') };
const three = { ...two, players: 3 };

/** Whose touch counts, and what it gains. */
export const touching: readonly Scenario[] = [
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
        en: 'GREEN. A neighbour with no cards has already slipped. Do the same: touch the red one.',
      },
      moves: [point(1, 'bottom', 700), point(0, 'top', 800), close],
      expect: { won: [1, 0, 0], judged: { 0: { player: 1, lost: false }, 1: { player: 0, slot: 'top', lost: true } } },
      after: {
        ru: 'У вас одной картой меньше, у соседа как был ноль, так и есть.',
        en: 'You are one card poorer; your neighbour still has none.',
      },
    },
  },
  {
    id: 'tie-different',
    rules: ['NN-09'],
    title: { ru: 'Не разобрать, кто первый', en: 'Nobody can tell who was first' },
    text: {
      ru: 'Не разобрать, кто раньше? Карты разные — каждый берёт свою. Карта одна — её берёт кто-то один, а другой — любую из остальных, но сначала пустоту.',
      en: 'Nobody can tell who was first? Different cards: each takes their own. The same card: one player takes it and the other any of the rest, the void first.',
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
    id: 'one-touch',
    rules: ['NN-R1'],
    title: { ru: 'Одно касание за раунд', en: 'One touch a round' },
    text: {
      ru: 'За раунд касаются один раз. Раунд закрывает первое верное касание, или общая ошибка, или время — обычно восемь секунд.',
      en: 'One touch per player per round. The round closes on the first correct touch, when everybody was wrong, or when time is up, usually after eight seconds.',
    },
    play: {
      position: { ...two, table: cross('red', 'green', 'yellow', 'blue'), roll: ['nothing', 'green'], won: [1, 1] },
      seat: 0,
      task: {
        ru: 'ЗЕЛЁНЫЙ, а сосед уже ошибся. Ошибитесь и вы: коснитесь синего.',
        en: 'GREEN, and your neighbour was wrong. Be wrong too: touch the blue one.',
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
        en: 'Everybody was wrong, so the round is closed; there is no second try.',
      },
    },
  },
  {
    id: 'tie-window',
    rules: ['NN-R2'],
    title: { ru: 'Что значит «одновременно»', en: 'What “at the same time” means' },
    text: {
      ru: 'Касания считаются одновременными, если разница меньше общей погрешности связи двух игроков; её берут от 20 до 80 мс. Меряют только от первого верного.',
      en: 'Two touches count as simultaneous if they differ by less than the two connections’ uncertainty together, taken as 20 to 80 ms; measured from the first correct one only.',
    },
    play: {
      position: { ...three, table: cross('red', 'red', 'red', 'blue'), roll: ['nothing', 'red'] },
      seat: 0,
      task: {
        ru: 'Первый коснётся сверху. Вы на 50 мс позже, но погрешность связи у вас двоих — 60 мс. Коснитесь правого.',
        en: 'Somebody touches the top. You are 50 ms later, but your two connections are uncertain by 60 ms. Touch the one on the right.',
      },
      moves: [point(1, 'top', 800, 30), point(2, 'bottom', 900, 30), point(0, 'right', 850, 30)],
      expect: {
        won: [1, 1, 0],
        judged: { 1: { player: 0, slot: 'right', verdict: 'tied' }, 2: { player: 2, verdict: 'late' } },
      },
      after: {
        ru: 'Вы с первым наравне. Третий близок к вам, но не к первому — он опоздал.',
        en: 'You are level with the first. The third is close to you but not to the first, and so is late.',
      },
    },
  },
  {
    id: 'sharing-out',
    rules: ['NN-R5'],
    title: { ru: 'Как делят карты', en: 'How cards are shared out' },
    text: {
      ru: 'Карту берёт тот, кто коснулся её раньше; остальные, кто с ним наравне, — пустоту, потом свободные карты по часовой стрелке сверху. Осталась пустота — первый берёт её вместо своей карты. Больше четырёх карт не раздают.',
      en: 'A card goes to whoever touched it earliest; those level with them take the void, then free cards clockwise from the top. A void still there goes to the first, in place of their card. No more than four are given.',
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
      en: 'A wrong touch counts only if it is strictly earlier than the first correct one.',
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
];
