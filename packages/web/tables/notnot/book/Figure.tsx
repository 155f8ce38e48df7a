import { SLOTS } from '@izvilina/games/notnot/pieces/slots.ts';
import type { NotNotHappening } from '@izvilina/games/notnot/state.ts';
import type { NotNotView } from '@izvilina/games/notnot/view/view.ts';
import { useOwnWords } from '../../../i18n/words.ts';
import { Icon } from '../../../pieces/Icon.tsx';
import type { FigureProps } from '../../book.ts';
import { Drawing } from '../../shared/figure/Drawing.tsx';
import { BackCard, FaceCard } from '../board/cards.tsx';
import { Dice } from '../board/Dice.tsx';
import { explain } from '../why/explain.ts';
import { whyLine } from '../why/why.ts';
import { WORDS } from '../words/words.ts';
import '../look.css';

/** The roll in words, and the cards that are right. */
export function Figure({ before, after }: FigureProps<NotNotView, NotNotHappening>) {
  const words = useOwnWords(WORDS);
  const { last } = after;
  if (!last) return null;
  const why = explain(last.table, last.roll, last.up, last.lie, after.options);
  return (
    <Drawing className="nn-figure" extent={{ wide: 12.65, high: 10.6 }} strip={{ wide: 16, high: 2.8 }}>
      <div className="core">
        <Dice
          roll={last.roll}
          ink={last.ink}
          negation={before.rules.includes('notnot')}
          shapes={false}
          mood="shown"
          words={words}
        />
      </div>
      <p className="core">{whyLine(why, words)}</p>
      <div className="answers">
        {SLOTS.map((slot) => {
          const card = last.table[slot];
          return (
            <span key={slot} className={why.right.includes(slot) ? `${slot} yes` : slot}>
              {card && <FaceCard card={card} />}
              <Icon name={why.right.includes(slot) ? 'check' : 'cross'} />
            </span>
          );
        })}
        <span className="deck">
          {before.back && (
            <BackCard back={before.back} arrow={before.rules.includes('arrow')} lie={before.rules.includes('lie')} />
          )}
        </span>
      </div>
    </Drawing>
  );
}
