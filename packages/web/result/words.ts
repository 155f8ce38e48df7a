import { english, russian } from '../i18n/plural.ts';

const LISTS = {
  ru: new Intl.ListFormat('ru', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
};

const ru = {
  moments: 'Запомнилось',
  toMoment: 'к моменту',
  places: 'Места',
  place: (n: number) => `${n}-е место`,
  again: 'Ещё партию',
  rivals: 'или соперники',
  stronger: 'посильнее',
  weaker: 'послабее',
  joinAgain: 'За новый стол',
  watchAgain: 'Смотреть новую партию',
  waiting: 'Ждём остальных',
  whoIsIn: 'Кто играет ещё',
  isIn: 'играет ещё',
  bot: 'заменит бот',
  thinks: 'ответа пока нет',
  away: 'нет на месте',
  gaveUp: 'больше не играет',
  replace: 'Заменить ботом',
  replaceWho: (name: string) => `Посадить бота вместо: ${name}`,
  decline: 'Передумать',
  series: 'Счёт серии',
  seriesAfter: (n: number) => `Серия, ${n} ${russian(n, 'партия', 'партии', 'партий')}`,
  replay: 'Пересмотреть',
  save: 'Сохранить файл',
  share: 'Поделиться',
  pictureSaved: 'Картинка сохранена',
  pictureFailed: 'Картинка не получилась',
  pictureFailedText: 'Попробуйте ещё раз, когда будет связь.',
  graph: 'Как рос счёт',
  graphLabel: (parts: readonly string[]) => `Суммы: ${parts.join(', ')}`,
  stampTop: 'РАЗДАЧА',
  stampBottom: 'ПРОВЕРЕНА',
  fair: 'Раздача сошлась.',
  fairText: (n: number) =>
    `Отпечаток вы получили до игры, ваша доля в тасовке на месте, и всё, что вы видели (${n}), совпало:`,
  partly: 'Запись сходится.',
  partlyText: (missing: readonly ('commitment' | 'part' | 'shown')[]) => {
    const what = { commitment: 'отпечатка до раздачи', part: 'вашей доли в тасовке', shown: 'самой партии' };
    return `Но на этом устройстве нет ${LISTS.ru.format(missing.map((one) => what[one]))}: сверить не с чем.`;
  },
  fairLocal: 'Партия переиграна из записи и совпала ход в ход. Сдавало ваше устройство, поэтому это проверка записи.',
  check: 'Проверить',
  checking: 'Переигрываем партию…',
  unchecked: 'Раздачу можно проверить.',
  uncheckedText: 'Переиграем партию из записи и сверим с тем, что видело это устройство:',
  failed: 'Не сошлось.',
  failedText: 'Сохраните файл и покажите нам.',
};

const en: typeof ru = {
  moments: 'Worth remembering',
  toMoment: 'watch it',
  places: 'Places',
  place: (n) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`,
  again: 'Play again',
  rivals: 'or against',
  stronger: 'stronger bots',
  weaker: 'weaker bots',
  joinAgain: 'To the new table',
  watchAgain: 'Watch the new game',
  waiting: 'Waiting for the others',
  whoIsIn: 'Who is playing again',
  isIn: 'is in',
  bot: 'a bot takes over',
  thinks: 'no answer yet',
  away: 'away',
  gaveUp: 'gave up',
  replace: 'Replace with a bot',
  replaceWho: (name) => `Seat a bot instead of ${name}`,
  decline: 'Changed my mind',
  series: 'Series score',
  seriesAfter: (n) => `Series, ${n} ${english(n, 'game', 'games')}`,
  replay: 'Watch again',
  save: 'Save to a file',
  share: 'Share',
  pictureSaved: 'Picture saved',
  pictureFailed: 'The picture could not be made',
  pictureFailedText: 'Try again when you are online.',
  graph: 'How it added up',
  graphLabel: (parts) => `Totals: ${parts.join(', ')}`,
  stampTop: 'THE DEAL',
  stampBottom: 'VERIFIED',
  fair: 'The deal checks out.',
  fairText: (n) =>
    `You had the fingerprint before the game, your part of the shuffle is in it, and all you saw (${n}) matches:`,
  partly: 'The record holds.',
  partlyText: (missing) => {
    const what = {
      commitment: 'fingerprint from before the deal',
      part: 'part of the shuffle',
      shown: 'view of the game',
    };
    return `But this device has no ${LISTS.en.format(missing.map((one) => what[one]))} of its own to compare it with.`;
  },
  fairLocal:
    'The game was replayed from its record and matched move for move. Your own device dealt, so this checks the record.',
  check: 'Check it',
  checking: 'Replaying the game…',
  unchecked: 'The deal can be checked.',
  uncheckedText: 'We replay the game from its record and compare it with what this device saw:',
  failed: 'It does not match.',
  failedText: 'Save the file and show it to us.',
};

export const WORDS = { ru, en };
