import { facts } from '@izvilina/games/notnot/facts.ts';
import { backOf } from '@izvilina/games/notnot/pieces/back.ts';
import type { Slot } from '@izvilina/games/notnot/pieces/slots.ts';
import type { Judged } from '@izvilina/games/notnot/state.ts';
import { useLanguage, useOwnWords, useWords } from '../../../i18n/words.ts';
import { useSettings } from '../../../kit/remembered/settings.ts';
import { Bar } from '../../../kit/widgets/Bar.tsx';
import { Cross } from '../board/Cross.tsx';
import { Dice } from '../board/Dice.tsx';
import { Levels } from '../board/Levels.tsx';
import { WORDS } from '../words/words.ts';
import { Example } from './Example.tsx';
import { Foot } from './Foot.tsx';
import { Score } from './Score.tsx';
import { Start } from './Start.tsx';
import { sampleDrill } from './sample.ts';
import { useKeys } from './useKeys.ts';
import { type Answer, usePractice } from './usePractice.ts';
import { PRACTICE_WORDS } from './words.ts';
import '../../../kit/widgets/table.css';
import '../look.css';

const NOBODY: ReadonlyMap<number, Slot> = new Map();

/** Practice for one player, all in the page. Without opponents, the device's own setting `shapes` applies. */
export default function PracticePage() {
  const shell = useWords();
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  const practice = usePractice();
  const { shapes } = useSettings();
  const { phase, answer } = practice;
  const drill = practice.drill ?? sampleDrill(practice.level);
  useKeys(practice);
  return (
    <main className="table notnot">
      <Bar
        title={facts.title[useLanguage()]}
        phase={words.title}
        items={[
          { icon: 'rules', text: shell.bar.rules, go: '/rules/notnot' },
          { icon: 'leave', text: shell.bar.leave, go: '/' },
        ]}
      />
      <div className="nn practice">
        <div className="nn-in" data-beat={phase} data-others="0">
          <div className="nn-said">
            <Dice
              roll={drill.roll}
              ink={drill.ink}
              negation={drill.rules.includes('notnot')}
              shapes={shapes}
              mood={phase === 'rolling' ? 'rolling' : 'shown'}
              words={own}
            />
            <Levels rules={drill.rules} words={own} />
          </div>
          <Cross
            table={drill.table}
            back={backOf(drill.deck)}
            deck={drill.deck.length}
            rules={drill.rules}
            right={phase === 'judged' || phase === 'idle' ? drill.right : null}
            judged={answer ? touchOf(answer) : []}
            touched={NOBODY}
            onPoint={phase === 'idle' ? null : practice.point}
            words={own}
          />
          {phase === 'idle' ? <Start practice={practice} /> : <Score practice={practice} />}
          {phase === 'idle' ? <Example drill={drill} /> : <Foot practice={practice} />}
        </div>
      </div>
    </main>
  );
}

const touchOf = ({ slot, ms, right }: Answer): readonly Judged[] =>
  slot === null
    ? []
    : [
        {
          player: 0,
          slot,
          at: ms ?? 0,
          uncertainty: 0,
          claimed: null,
          right,
          verdict: right ? 'first' : 'mistake',
          took: right ? slot : null,
          lost: false,
        },
      ];
