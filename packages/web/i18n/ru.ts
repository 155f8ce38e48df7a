import type { Level } from '@izvilina/bots/bot.ts';
import { russian } from './plural.ts';

const TOGETHER = [
  '',
  '',
  'вдвоём',
  'втроём',
  'вчетвером',
  'впятером',
  'вшестером',
  'всемером',
  'ввосьмером',
  'вдевятером',
  'вдесятером',
];
const list = new Intl.ListFormat('ru', { type: 'conjunction' });

const range = (min: number, max: number): string => (min === max ? `${min}` : `${min}–${max}`);

/** The source catalogue: its shape is the type of every other language. */
const ru = {
  name: 'Извилина',
  tagline: 'пять настольных игр для головы',
  /** The names match the ids, so that a report about «Мастер» is about `master`. */
  levels: { novice: 'Новичок', learner: 'Ученик', casual: 'Любитель', strong: 'Сильный', master: 'Мастер' } as Record<
    Level,
    string
  >,
  bot: 'бот',
  botNamed: (level: string) => `бот «${level}»`,
  levelOf: (n: number, of: number) => `уровень ${n} из ${of}`,
  and: (names: readonly string[]) => list.format(names),

  bar: {
    skip: 'Сразу к делу',
    home: 'На полку',
    menu: 'Меню',
    tableMenu: 'Меню стола',
    rules: 'Правила',
    hint: 'Подсказка',
    takeBack: 'Ход назад',
    sound: 'Звук',
    leave: 'Выйти',
    stand: 'Уйти',
    settings: 'Настройки',
    close: 'Закрыть',
  },

  shelf: {
    heading: 'Полка с играми',
    play: 'Играть',
    playIt: (title: string) => `Играть в «${title}» с ботами`,
    how: (title: string) => `Как играем в «${title}»`,
    friends: 'С друзьями',
    friendsShort: 'Друзья',
    oneScreen: 'На одном экране',
    oneScreenShort: 'Один экран',
    solo: 'В одиночку',
    soloShort: 'Соло',
    practice: 'Тренировка',
    practiceShort: 'Тренировка',
    rules: 'Правила',
    meta: (min: number, max: number, minutes: number) => `${range(min, max)} · ${minutes} мин`,
    soon: 'Скоро на полке',
    soonTag: 'скоро',
    soonText: 'Коробку ещё клеим.',
    lampDay: 'Лампа: зажечь вечер',
    lampEvening: 'Лампа: включить день',
    code: 'Войти по коду',
    running: 'Недоигранное',
    mine: 'Мои партии',
    emptyTitle: 'Всё убрано со стола',
    emptyText: 'Начатые игры лягут сюда, и к любой можно вернуться одним касанием.',
    emptyPlay: 'Сыграть с ботом прямо сейчас',
    onlyHere: 'Пока видны только партии этого устройства. Остальные появятся, когда вернётся связь.',
    back: 'вернуться за стол',
    yourTurn: 'Ваш ход',
    theirTurn: 'Ходят другие',
    gathering: 'Собираемся',
    over: 'Доиграли',
    closed: 'Закрыта',
    alone: 'за столом только вы',
    here: 'на этом устройстве',
    online: 'с друзьями',
    dealing: 'Начинаем…',
    me: 'Вы',
  },

  code: {
    title: 'Код стола',
    text: 'Четыре-пять знаков с карточки хозяина. Код действует, пока стол собирается.',
    label: 'Код',
    enter: 'Войти',
    searching: 'Ищем…',
  },

  lost: {
    title: 'Стол не нашёлся',
    text: 'В ссылке опечатка, или за этим столом давно никто не ходил. Попросите прислать ссылку ещё раз.',
    page: {
      title: 'Такой страницы нет',
      text: 'В адресе опечатка, или игра называется иначе. Все игры стоят на полке.',
    },
    shelf: 'На полку',
    code: 'Ввести код стола',
    save: 'Сохранить файл',
    closed: 'Эту партию не доиграть',
    notOpened: 'Стол не открылся',
  },
  broken: {
    title: 'Карты рассыпались',
    text: 'На этой странице что-то сломалось. Игра цела: обновите страницу, и стол вернётся.',
    reload: 'Обновить',
    notLoaded: {
      title: 'Не всё доехало',
      text: 'Часть страницы не загрузилась: пропала связь, или мы как раз обновили сайт. Игра цела.',
      again: 'Попробовать ещё раз',
    },
    part: { title: 'Не загрузилось', text: 'Похоже, пропала связь.', again: 'Ещё раз' },
  },

  lobby: {
    phase: (min: number, max: number) =>
      `собираем стол · ${range(min, max)} ${russian(max, 'человек', 'человека', 'человек')}`,
    places: 'Места за столом',
    show: 'Покажите друзьям',
    orLink: 'или отправьте ссылку',
    qr: 'QR-код ссылки на стол',
    copy: 'Скопировать',
    copied: 'Ссылка скопирована',
    copiedText: (code: string) => `Код стола ${code}`,
    share: 'Отправить',
    shareText: (game: string) => `Садись за стол, сыграем в «${game}»`,
    free: 'Свободно',
    addBot: 'Посадить бота',
    addChair: 'ещё стул',
    removeChair: 'Убрать стул',
    weaker: 'Бот слабее',
    stronger: 'Бот сильнее',
    you: 'это вы',
    youHost: 'это вы, ваш стол',
    ready: 'за столом',
    away: 'не на связи',
    host: 'хозяин стола',
    terms: 'Как играем',
    watchers: 'Пускать зрителей',
    watching: (n: number) => `${n} ${russian(n, 'зритель', 'зрителя', 'зрителей')}`,
    pace: 'Темп',
    paces: {
      calm: ['Спокойно', 'без часов'],
      brisk: ['Бодро', '30\u00a0с на ход'],
      blitz: ['Блиц', '10\u00a0с на ход'],
      mail: ['Почта', 'день на ход'],
    } as Record<string, readonly [string, string]>,
    /** A neutral word: games begin with cards, letters or dice. */
    begin: (n: number) => (n < 2 ? 'Ждём второго' : `Начать ${TOGETHER[n]}`),
    needMore: (min: number) => `Нужны хотя бы ${min === 2 ? 'двое' : min}: позовите друга или посадите бота.`,
    openStay: (n: number) =>
      `${n} ${russian(n, 'стул пустует', 'стула пустуют', 'стульев пустуют')}: начнём без ${n === 1 ? 'него' : 'них'}.`,
    allHere: 'Все на местах.',
    watchLater: 'Кто опоздает, сможет смотреть.',
    watchLaterNot: 'Опоздавших за стол уже не пустят.',
    waitFriends: 'Ждём друзей',
    waitFriendsText: 'Сядет хоть кто-то, и можно начинать. Бот тоже сойдёт.',
    alone: 'Начать в одиночку',
    waitHost: 'Ждём, когда хозяин начнёт',
    waitHostText: 'Страница сама станет столом.',
    stand: 'Встать из-за стола',
  },

  guest: {
    calls: (host: string) => `${host} зовёт вас за стол`,
    table: (code: string) => `стол ${code}`,
    about: (game: string, pace: string | null) => [`«${game}»`, pace].filter(Boolean).join(', '),
    sign: 'Как вас зовут?',
    mark: 'Ваш знак',
    markFree: (n: number) => `место ${n}`,
    markTaken: (n: number) => `место ${n}, занято`,
    sit: 'Сесть за стол',
    host: 'Поставить стол',
    watch: 'Только смотреть',
    rules: 'Правила, 3 мин',
    full: 'Свободных мест нет',
    fullWatch: 'Но за игрой можно смотреть.',
    fullNoWatch: 'И зрителей хозяин не пускает. Попросите его поставить ещё стул.',
  },

  one: {
    title: 'На одном экране',
    text: 'Передаём устройство по кругу. У кого что на руках, спрятано: каждый открывает своё сам.',
    open: 'Передаём устройство по кругу. Прятать нечего: все видят одно и то же.',
    race: 'Все играют разом: у каждого свои клавиши и свои кнопки на экране.',
    player: (n: number) => `Игрок ${n}`,
    nameOf: (n: number) => `Имя игрока ${n}`,
    addPlayer: 'Добавить игрока',
    addBot: 'Посадить бота',
    remove: (name: string) => `Убрать: ${name}`,
  },

  table: {
    dealing: 'Раскладываем игру',
    log: 'Что было',
    logEmpty: 'Пока ничего не случилось.',
    watching: 'Вы смотрите',
    offline: 'без сети',
    offlineText: 'Боты и игра на одном экране работают как всегда. Стол с друзьями продолжится, когда появится сеть.',
    lost: 'Связь пропала',
    lostMove: 'Ход ждёт связи',
    lostText: 'Ваш ход сохранён и уйдёт сам. Пробуем снова.',
    lostQuiet: 'Стол вернётся сам, как только появится связь.',
    back: 'Снова вместе',
    backText: 'Всё на местах, играем дальше.',
    away: (name: string) => `${name} не на связи`,
    awayText: (time: string, bot: string) => `Ждём ещё ${time}, потом пару ходов сделает бот «${bot}».`,
    wait: 'Подождать ещё',
    hours: (n: number) => `${n}\u00a0ч`,
    hurry: (n: number) => `${n} с`,
    hurryText: 'Не успеете — походим за вас.',
    /** Non-breaking spaces keep the name in one line. */
    pass: (name: string) => `Теперь ${name.replaceAll(' ', '\u00a0')}\u00a0— передайте телефон`,
    /** For a screen that is not handed on. */
    swap: (name: string) => `Теперь ${name.replaceAll(' ', '\u00a0')}\u00a0— поменяйтесь местами`,
    passHidden: (name: string) => `Всё, что на руках, спрятано. Открывает только ${name}.`,
    passOpen: (name: string) => `Я ${name}, открыть`,
    hintTitle: 'Что бы сыграл бот',
    hintThinks: 'Бот думает…',
    hintNodes: (n: number) =>
      `Проиграл в уме ${n.toLocaleString('ru')} ${russian(n, 'вариант', 'варианта', 'вариантов')}`,
    toResult: 'К итогам',
    leaveTitle: 'Выйти из-за стола?',
    leaveOnline: 'За вас доиграет бот. Вернуться можно, пока партия идёт.',
    leaveLocal: 'Партия останется на полке, к ней можно вернуться.',
    leaveYes: 'Выйти',
    leaveNo: 'Остаться',
  },

  /** Shown on a seat's name card. */
  seat: { standIn: 'играет бот', away: 'нет на месте' },

  server: {
    title: 'Сервер не может записывать ходы',
    text: 'Всё, что уже сыграно, цело. Подождите немного: игра пойдёт дальше, как только запись вернётся.',
  },
  update: { title: 'Есть обновление', now: 'Обновить сейчас' },
  download: {
    title: 'Загружаем данные игры',
    percent: (n: number) => `${n}\u00a0%`,
    size: (megabytes: number) => `${megabytes.toLocaleString('ru', { maximumFractionDigits: 1 })}\u00a0МБ`,
  },

  /** Needed when nothing more can be loaded, so it is no `errors` sentence. */
  unreachable: 'Сервер не отвечает. С ботами и на одном экране можно играть и так.',
  errorUnknown: (code: string) => `Не вышло (${code}). Попробуйте ещё раз.`,
};

export type Catalogue = typeof ru;
export default ru;
