import { isEmpty } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { BLANK } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import type { MindtrainerHappening, Phase } from '@izvilina/games/mindtrainer/state.ts';
import type { MindtrainerView } from '@izvilina/games/mindtrainer/view/view.ts';
import { defineCoach } from '../coach.ts';
import { isOfNouns } from './words/isOfNouns.ts';

const GOAL = {
  ru: 'Выкладывайте слова крест-накрест. У кого в конце больше очков, тот и победил.',
  en: 'Build crossing words on the board. Whoever has the most points at the end wins.',
};
const GOAL_NOUNS = {
  ru: 'Выкладывайте существительные крест-накрест. У кого больше очков, тот и победил.',
  en: 'Build crossing words, nouns only. Whoever has the most points at the end wins.',
};
const FIRST_WORD = {
  ru: 'Выберите звезду в центре, потом буквы: первое слово проходит через неё.',
  en: 'Choose the star in the centre, then letters: the first word runs through it.',
};
const NEXT_WORD = {
  ru: 'Выберите клетку, потом буквы. Слово должно зацепить те, что уже на поле.',
  en: 'Choose a square, then letters. Your word must join those on the board.',
};

const VOWELS = 'АЕЁИОУЫЭЮЯ';
/** Racks without a vowel or without a consonant: such a one makes no first word, and hardly any other. */
function lacking({ rack }: MindtrainerView): 'vowels' | 'consonants' | null {
  if (rack === '' || rack.includes(BLANK)) return null;
  const vowels = [...rack].filter((tile) => VOWELS.includes(tile)).length;
  if (vowels === 0) return 'vowels';
  return vowels === rack.length ? 'consonants' : null;
}

const NO_FIRST_WORD = {
  vowels: {
    ru: 'Из одних согласных слова не сложить. Нажмите «Обмен»: новые буквы вместо хода.',
    en: 'Consonants alone make no word. Tap “Exchange”: new letters instead of a word.',
  },
  consonants: {
    ru: 'Из одних гласных слова не сложить. Нажмите «Обмен»: новые буквы вместо хода.',
    en: 'Vowels alone make no word. Tap “Exchange”: new letters instead of a word.',
  },
};
const HARDLY_A_WORD = {
  vowels: {
    ru: 'Ни одной гласной: пристройтесь к гласной на поле или нажмите «Обмен».',
    en: 'Not one vowel: build on one that lies on the board, or tap “Exchange”.',
  },
  consonants: {
    ru: 'Одни гласные: пристройтесь к согласной на поле или нажмите «Обмен».',
    en: 'Nothing but vowels: build on a consonant on the board, or tap “Exchange”.',
  },
};

export const coach = defineCoach<MindtrainerView, MindtrainerHappening, Exclude<Phase, 'over'>>({
  goal: ({ options }) => (isOfNouns(options) ? GOAL_NOUNS : GOAL),
  asks: {
    turn: ({ sheet }) => (sheet.some(({ type }) => type === 'laid') ? NEXT_WORD : FIRST_WORD),
    answers: () => ({
      ru: 'Есть ли такое слово, решаете вы сами. Не верите — оспорьте его.',
      en: 'Is it a word? The table decides. Challenge it if you do not believe it.',
    }),
    votes: () => ({
      ru: 'Слово оспорили. Голосуйте: останется оно на поле или вернётся на подставку.',
      en: 'The word was challenged. Vote: does it stay, or go back to the rack?',
    }),
  },
  tips: {
    unplayable: {
      instead: true,
      when: (view) => view.phase === 'turn' && view.bag > 0 && lacking(view) !== null,
      text: (view) => (isEmpty(view.board) ? NO_FIRST_WORD : HARDLY_A_WORD)[lacking(view) ?? 'vowels'],
    },
    nouns: {
      when: ({ phase, options }) => phase === 'turn' && options.lexicon === 'nouns' && !options.words,
      text: () => ({
        ru: 'Годятся существительные в именительном: «стол», но не «столы» и не «стола».',
        en: 'Nouns in the nominative singular count: “стол”, but not “столы” or “стола”.',
      }),
    },
    help: {
      when: ({ phase }, hints) => phase === 'turn' && hints,
      text: () => ({
        ru: 'Слово не находится? «Подсказка» покажет три, а «Обмен» даст другие буквы.',
        en: 'No word in sight? “Hint” shows three, and “Exchange” brings new letters.',
      }),
    },
  },
  because: {
    allSeven: {
      when: (happening) => happening.type === 'scored' && happening.bonus > 0,
      text: {
        ru: 'Все семь букв за один ход! За это ещё пятьдесят очков.',
        en: 'All seven letters in one turn! That is fifty points on top.',
      },
    },
    rejected: {
      when: (happening) => happening.type === 'rejected',
      text: {
        ru: 'Слово не признали: буквы вернулись на подставку, а ход пропал.',
        en: 'The word was refused: its letters go back to the rack and the turn is lost.',
      },
    },
    scored: {
      when: (happening, seat) => happening.type === 'scored' && happening.player === seat,
      text: {
        ru: 'Считаются все новые слова. Цветные клетки множат букву или целое слово.',
        en: 'Every new word counts. Coloured squares multiply a letter or the whole word.',
      },
    },
    exchanged: {
      when: (happening, seat) => happening.type === 'exchanged' && happening.player !== seat,
      text: {
        ru: 'Вместо слова можно поменять буквы. На обмен уходит весь ход.',
        en: 'Letters can be exchanged instead of playing a word. It takes the whole turn.',
      },
    },
  },
});
