/** The card on the empty table. */
export const FIRST_THROW_WORDS = {
  ru: {
    title: 'С чего начать',
    thrown: 'Бросаем кубик на стол',
    laid: 'Где он встал, кладём тайл его размера',
    grown: 'Тайлы срастаются в сеть с вашей фишкой — это очки',
  },
  en: {
    title: 'How it begins',
    thrown: 'Throw a die onto the table',
    laid: 'Where it stops, lay a tile of its size',
    grown: 'Tiles grow into a network with your pawn: your points',
  },
};
