const ru = {
  fill: 'Боты на пустые места',
  hints: 'Подсказки бота',
  hintsText: 'Между людьми обычно выключены.',
  openToAll: 'Кто-нибудь сыграет?',
  openToAllOff: 'Стол увидят на полке все, кто зайдёт.',
  openToAllOn: 'Виден всем на полке, пока вы здесь.',
  openToAllFull: 'Мест нет, и на полке стола не видно.',
  arriving: (n: number) => ['', 'Кто-то входит…', 'Входят двое…', 'Входят трое…'][n] ?? `Входят сразу ${n}…`,
  away: (names: string) => `Не на связи: ${names}. Раздать можно: кто не вернётся, за того походит бот.`,
  askToLeave: (name: string) => `Попросить уйти: ${name}`,
  leaveTitle: (name: string) => `${name} — убрать из-за стола?`,
  leaveText: 'Место освободится. Если не хотите, чтобы этот гость вернулся, закройте для него стол.',
  free: 'Освободить место',
  ban: 'Убрать и больше не пускать',
  print: 'Отпечаток раздачи',
  printCopied: 'Отпечаток скопирован',
  printText: 'Сохраните его, чтобы после игры проверить раздачу: izvilina replay --expect',
};

const en: typeof ru = {
  fill: 'Bots for the empty chairs',
  hints: 'Hints from a bot',
  hintsText: 'Usually off between people.',
  openToAll: 'Anyone up for a game?',
  openToAllOff: 'Everybody who comes here will see the table.',
  openToAllOn: 'On everybody’s shelf for as long as you are here.',
  openToAllFull: 'No free chairs, so the table is not on the shelf.',
  arriving: (n) => (n === 1 ? 'Somebody is coming in…' : `${n} people are coming in…`),
  away: (names) => `Not connected: ${names}. You can deal: a bot will move for whoever does not come back.`,
  askToLeave: (name) => `Ask to leave: ${name}`,
  leaveTitle: (name) => `Remove ${name} from the table?`,
  leaveText: 'The chair becomes free. If you do not want this guest back, close the table to them.',
  free: 'Free the chair',
  ban: 'Remove and keep out',
  print: 'Fingerprint of the deal',
  printCopied: 'Fingerprint copied',
  printText: 'Keep it to check the deal after the game: izvilina replay --expect',
};

/** The lobby's own words: they load with it. */
export const LOBBY_WORDS = { ru, en };
