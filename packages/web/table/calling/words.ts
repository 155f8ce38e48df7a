const ru = {
  yourTurn: 'Ваш ход',
  body: 'За столом ждут только вас.',
  offer: 'Позвать, когда придёт ваш ход?',
  offerText: 'Можно уйти в другую вкладку: придёт уведомление.',
  yes: 'Звать',
  no: 'Не надо',
};

const en: typeof ru = {
  yourTurn: 'Your turn',
  body: 'The table is waiting for you.',
  offer: 'Call you when it is your turn?',
  offerText: 'Switch tabs if you like: we will send a notification.',
  yes: 'Call me',
  no: 'No, thanks',
};

export const WORDS = { ru, en };
