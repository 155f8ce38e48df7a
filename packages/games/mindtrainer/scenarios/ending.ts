import type { Scenario } from '@izvilina/kernel/scenario.ts';
import { rows, spell } from './pieces.ts';

/** The end of the game. */
export const ending: readonly Scenario[] = [
  {
    id: 'out',
    rules: ['MT-14', 'MT-16'],
    title: { ru: 'Последняя косточка', en: 'The last tile' },
    text: {
      ru: 'Игра кончается, когда мешок пуст и кто-то выложил всё. У остальных вычитают цену оставшихся косточек, а выложивший получает их все себе.',
      en: 'The game ends when the bag is empty and somebody has played everything. The others lose what their tiles are worth, and that player gains all of it.',
    },
    play: {
      position: {
        players: 3,
        options: { words: ['КОТ'] },
        racks: ['КОТ', 'ЩИТ', 'Ъ'],
        bag: '',
        scores: [100, 105, 90],
      },
      seat: 0,
      task: {
        ru: 'В мешке пусто. Выложите «кота» и закончите игру.',
        en: 'The bag is empty. Play “КОТ” and end the game.',
      },
      moves: [{ by: 0, move: spell('КОТ', 7, 7) }],
      expect: { phase: 'over', scores: [130, 93, 80], final: { 0: { gained: 22 }, 1: { unplayed: -12 } } },
      after: { ru: '8 за слово и 22 за чужие косточки.', en: '8 for the word and 22 for the others’ tiles.' },
    },
  },
  {
    id: 'left-over',
    rules: ['MT-16', 'MT-R11'],
    title: { ru: 'Никто не выложил всё', en: 'Nobody went out' },
    text: {
      ru: 'В конце каждый теряет цену своих невыложенных косточек.',
      en: 'At the end everybody loses the value of the tiles they did not play.',
    },
    ours: {
      ru: 'Никто не выложил всё — никто ничего и не получает. Пустышка не стоит ничего, мешок не считают, а счёт может уйти ниже нуля.',
      en: 'If nobody went out, nobody gains anything. A blank is worth nothing, the bag belongs to nobody, and a score may go below zero.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ'] },
        racks: ['Ф*', 'АО'],
        bag: 'ЩЪЫ',
        scores: [5, 7],
        passes: 3,
      },
      seat: 0,
      task: {
        ru: 'Спасуйте — это четвёртый пас подряд — и подведите счёт.',
        en: 'Pass, the fourth time in a row, and see the count.',
      },
      moves: [{ by: 0, move: { type: 'pass' } }],
      expect: { phase: 'over', scores: [-5, 5], final: { 0: { unplayed: -10, gained: 0 } } },
      after: { ru: '«Ф» стоила вам десять очков.', en: 'The Ф has cost you ten points.' },
    },
  },
  {
    id: 'passes',
    rules: ['MT-15', 'MT-R3'],
    title: { ru: 'Все пасуют', en: 'Everybody passes' },
    text: {
      ru: 'Игра кончается и тогда, когда все по кругу спасовали дважды подряд.',
      en: 'The game also ends when all players in succession have passed twice.',
    },
    ours: {
      ru: 'В другом месте книжка говорит о двух пасах одного игрока; мы играем так, как сказано про конец игры. Слово или обмен — и счёт пасов начинается заново.',
      en: 'Elsewhere the book speaks of two passes by one player; we play what it says about the end. A word or an exchange starts the count anew.',
    },
    play: {
      position: { players: 3, options: { words: ['КОТ'] }, racks: ['А', 'О', 'Е'], passes: 5, scores: [9, 9, 3] },
      seat: 0,
      task: { ru: 'Пять пасов подряд уже было. Добавьте шестой.', en: 'Five passes in a row so far. Add the sixth.' },
      moves: [{ by: 0, move: { type: 'pass' } }],
      expect: { phase: 'over', happened: { 1: { type: 'ended', why: 'passes' } } },
      after: { ru: 'Шесть пасов на троих — конец.', en: 'Six passes among three players: that is the end.' },
    },
  },
  {
    id: 'passes-any',
    rules: ['MT-R3'],
    title: { ru: 'Строже: два своих паса', en: 'Stricter: two passes by one player' },
    text: {
      ru: 'Хозяин стола может выбрать и другое правило: кто спасовал два своих хода подряд, тот и закончил игру.',
      en: 'The host may choose another rule: whoever passes twice in a row on their own turns ends the game.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ'], passesToEnd: 'any' },
        racks: ['АО', 'ЕИ'],
        bag: 'НРСТ',
      },
      seat: 0,
      task: {
        ru: 'Спасуйте дважды; соперник между делом меняет косточку.',
        en: 'Pass twice; your opponent exchanges a tile in between.',
      },
      moves: [
        { by: 0, move: { type: 'pass' } },
        { by: 1, move: { type: 'exchange', tiles: ['Е'] } },
        { by: 0, move: { type: 'pass' } },
      ],
      expect: { phase: 'over', happened: { 1: { type: 'ended', why: 'passes' } } },
      after: {
        ru: 'Обмен соперника не помешал: пасы ваши.',
        en: 'The opponent’s exchange did not matter: the passes were yours.',
      },
    },
  },
  {
    id: 'six-rounds',
    rules: ['MT-R3'],
    title: { ru: 'Шесть пустых кругов', en: 'Six empty rounds' },
    text: {
      ru: 'Чтобы игра не тянулась вечно, она кончается и после шести кругов, в которых никто не выложил ни косточки.',
      en: 'So that no game goes on for ever, it also ends after six rounds in which nobody has played a tile.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['АО', 'ЕИ'], bag: 'НРСТ', scoreless: 11 },
      seat: 0,
      task: {
        ru: 'Одиннадцать пустых ходов позади. Поменяйте «А».',
        en: 'Eleven turns without a tile so far. Exchange the А.',
      },
      moves: [{ by: 0, move: { type: 'exchange', tiles: ['А'] } }],
      expect: { phase: 'over', happened: { 0: { type: 'exchanged' }, 1: { type: 'ended', why: 'scoreless' } } },
      after: { ru: 'Двенадцатый — последний.', en: 'The twelfth was the last.' },
    },
  },
  {
    id: 'no-move',
    rules: ['MT-15', 'MT-R10'],
    title: { ru: 'Больше некуда', en: 'Nowhere left to go' },
    text: {
      ru: 'Партия кончается и тогда, когда ходить больше нельзя.',
      en: 'The game also ends when no move is possible any more.',
    },
    ours: {
      ru: 'Мы понимаем это так: мешок пуст, и ни с одной подставки не выложить слова. Без словаря этого не проверить.',
      en: 'We take it to mean: the bag is empty and no rack has a word to play. Without a dictionary nobody can tell.',
    },
    play: {
      position: {
        players: 2,
        options: { words: ['КОТ', 'КИТ'] },
        board: rows({ 7: '......КОТ' }),
        racks: ['ИТЩ', 'Ъ'],
        bag: '',
      },
      seat: 0,
      task: { ru: 'Положите вниз от «К» слово «кит».', en: 'Play “КИТ” downwards from the К.' },
      moves: [{ by: 0, move: spell('ИТ', 6, 8, 'down') }],
      expect: { phase: 'over', happened: { 2: { type: 'ended', why: 'noMoves' } } },
      after: { ru: '«Щ» и «Ъ» уже никуда не поставить.', en: 'There is no place left for the Щ or the Ъ.' },
    },
  },
  {
    id: 'tie',
    rules: ['MT-R7'],
    title: { ru: 'Поровну', en: 'A tie' },
    text: {
      ru: 'При равных очках победу делят.',
      en: 'Equal scores share the win.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['КОТ', 'А'], bag: '', scores: [10, 20] },
      seat: 0,
      task: { ru: 'Выложите «кота» и сравните счёт.', en: 'Play “КОТ” and compare the scores.' },
      moves: [{ by: 0, move: spell('КОТ', 7, 7) }],
      expect: { phase: 'over', scores: [19, 19], happened: { 2: { type: 'ended', places: [1, 1] } } },
      after: { ru: '19 : 19 — победили оба.', en: '19 all, and both win.' },
    },
  },
];
