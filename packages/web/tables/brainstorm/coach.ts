import type { BrainstormHappening, Phase } from '@izvilina/games/brainstorm/state.ts';
import type { BrainstormView } from '@izvilina/games/brainstorm/view/view.ts';
import { defineCoach } from '../coach.ts';
import { hasRivalNetworks } from './words/describe.ts';

export const coach = defineCoach<BrainstormView, BrainstormHappening, Exclude<Phase, 'drop' | 'flight' | 'over'>>({
  goal: () => ({
    ru: 'Ваша сеть даёт очки за каждый тайл, целый жетон — ещё три. У кого больше, тот и победил.',
    en: 'Your network scores for every tile, an unspent token three more. Most points win.',
  }),
  asks: {
    dice: () => ({
      ru: 'Выберите два кубика. Красный даст малый тайл, чёрный — средний, белый — большой.',
      en: 'Choose two dice: red brings a small tile, black a medium one, white a large one.',
    }),
    throw: () => ({
      ru: 'Оттяните кубик от стола и отпустите — или просто нажмите «Бросить».',
      en: 'Pull the die away from the table and let go, or simply press Throw.',
    }),
    lay: () => ({
      ru: 'Поверните тайл вокруг кубика. Чего он коснётся, с тем и соединится.',
      en: 'Turn the tile round the die. It joins whatever it touches.',
    }),
    pawn: () => ({
      ru: 'Поставите фишку — вся эта сеть станет вашей. Но фишек всего две.',
      en: 'Put a pawn here and the whole network is yours. You only have two, though.',
    }),
    burnerThrow: () => ({
      ru: 'Цельтесь чёрным кубиком туда, где чужие тайлы мешают больше всего.',
      en: 'Aim the black die where your opponents’ tiles hurt you most.',
    }),
    burn: () => ({
      ru: 'Поверните выжигатель: всё, чего он коснётся, сгорит. Ваше тоже.',
      en: 'Turn the burner: all it touches will burn, your own tiles too.',
    }),
    side: () => ({
      ru: 'Тайл лёг между сетями двух соперников. Решите, за кого он дерётся.',
      en: 'The tile lies between two opponents’ networks. Choose whose side it fights on.',
    }),
    attack: () => ({
      ru: 'Тайл задел сразу нескольких соперников. С кого начнёте?',
      en: 'The tile touches several opponents at once. Who will you fight first?',
    }),
    return: () => ({
      ru: 'Две сети стали одной, и второй фишке там не место. Какую вернуть?',
      en: 'Two networks became one, and one pawn is enough. Which one goes back?',
    }),
    relocate: () => ({
      ru: 'Сеть потеряла тайлы. Решите, где теперь стоять вашей фишке.',
      en: 'The network lost tiles. Choose where your pawn stands now.',
    }),
    claim: () => ({
      ru: 'Сеть распалась. Свободной фишкой можно занять ещё одну её часть.',
      en: 'The network fell apart. A free pawn may claim another part of it.',
    }),
    end: () => ({
      ru: 'Можно потратить жетон на выжигатель. Целый жетон в конце — три очка.',
      en: 'You may spend a token on the burner. An unspent one is worth three points.',
    }),
  },
  tips: {
    nobodyToBurn: {
      instead: true,
      when: (view) => view.phase === 'end' && !hasRivalNetworks(view),
      text: () => ({
        ru: 'Жечь пока некого. Выжигатель пригодится, когда рядом вырастут чужие сети.',
        en: 'Nobody to burn yet. The burner is for later, when rival networks grow nearby.',
      }),
    },
    lastPawn: {
      instead: true,
      when: ({ phase, pawns, turn }) => phase === 'pawn' && pawns[turn]?.filter((on) => on === null).length === 1,
      text: () => ({
        ru: 'Это последняя фишка. Поставите — и растить можно будет только две свои сети.',
        en: 'This is your last pawn. Once it stands, only your two networks can grow.',
      }),
    },
  },
  because: {
    battle: {
      when: (happening) => happening.type === 'battle',
      text: {
        ru: 'Бой! Малый бьёт любой тайл, средний — средний и большой, большой — лишь большой.',
        en: 'A fight! Small beats everything, medium beats medium and large, large beats large.',
      },
    },
    missed: {
      when: (happening) =>
        happening.type === 'thrown' && happening.outcome !== 'table' && happening.outcome !== 'misfire',
      text: {
        ru: 'Кубик не остался на свободном столе, поэтому тайла за этот бросок нет.',
        en: 'The die did not stop on a free spot, so this throw brings no tile.',
      },
    },
    foreign: {
      when: (happening, seat) =>
        happening.type === 'joined' &&
        happening.player === seat &&
        happening.owner !== null &&
        happening.owner !== seat,
      text: {
        ru: 'Тайл задел только чужую сеть — и прирос к ней. Очки уйдут сопернику.',
        en: 'The tile touched an opponent’s network only, so it joined that. They get the points.',
      },
    },
    own: {
      when: (happening, seat) => happening.type === 'joined' && happening.owner === seat,
      text: {
        ru: 'Тайл коснулся вашей сети и стал её частью. Большой — 3 очка, средний — 2, малый — 1.',
        en: 'The tile joined your network. Large is worth 3 points, medium 2, small 1.',
      },
    },
    first: {
      when: (happening, seat) => happening.type === 'claimed' && happening.player === seat,
      text: {
        ru: 'Это ваша сеть. Бросайте рядом: тайл, который её коснётся, станет её частью.',
        en: 'This network is yours. Throw close by: a tile that touches it becomes part of it.',
      },
    },
    burned: {
      when: (happening) => happening.type === 'burned',
      text: {
        ru: 'Выжигатель убрал всё, чего коснулся. Жетон за него потрачен.',
        en: 'The burner removed all it touched. The token for it is spent.',
      },
    },
  },
});
