import type { Scenario } from '@izvilina/kernel/scenario.ts';

/** Exchanging tiles. */
export const bag: readonly Scenario[] = [
  {
    id: 'exchange',
    rules: ['MT-09'],
    title: { ru: 'Обмен', en: 'Exchange' },
    text: {
      ru: 'Вместо слова можно поменять любые свои косточки: сначала берут столько же новых и лишь потом замешивают старые в мешок. На это уходит весь ход.',
      en: 'Instead of a word you may exchange any of your tiles: first you draw as many new ones, and only then the old ones are mixed into the bag. It takes the whole turn.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['ЩЪЫАТОН', 'СОБАКА'], bag: 'РИКЕСЛМ' },
      seat: 0,
      task: { ru: 'Избавьтесь от «Щ», «Ъ» и «Ы».', en: 'Get rid of the Щ, the Ъ and the Ы.' },
      moves: [{ by: 0, move: { type: 'exchange', tiles: ['Щ', 'Ъ', 'Ы'] } }],
      expect: { racks: { 0: 'АТОНРИК' }, turn: 1, scores: [0, 0] },
      after: {
        ru: 'Пришли «Р», «И», «К». Старые вернуться сразу не могли.',
        en: 'Р, И and К have come. The old ones could not come straight back.',
      },
    },
  },
  {
    id: 'small-bag',
    rules: ['MT-R4'],
    title: { ru: 'В мешке почти пусто', en: 'The bag runs low' },
    text: {
      ru: 'Поменять можно не больше косточек, чем осталось в мешке.',
      en: 'You may exchange no more tiles than there are in the bag.',
    },
    play: {
      position: { players: 2, options: { words: ['КОТ'] }, racks: ['ЩЪЫАТОН', 'СОБАКА'], bag: 'РИ' },
      seat: 0,
      task: { ru: 'Три косточки не выйдет. Поменяйте «Щ» и «Ъ».', en: 'Three are too many. Exchange the Щ and the Ъ.' },
      moves: [{ by: 0, move: { type: 'exchange', tiles: ['Щ', 'Ъ'] } }],
      expect: { racks: { 0: 'ЫАТОНРИ' }, turn: 1 },
      after: {
        ru: 'В мешке снова две, теперь уже ваши бывшие.',
        en: 'The bag holds two again, and now they are the ones you gave.',
      },
      refused: [{ by: 0, move: { type: 'exchange', tiles: ['Щ', 'Ъ', 'Ы'] }, code: 'ILLEGAL_MOVE' }],
    },
  },
];
