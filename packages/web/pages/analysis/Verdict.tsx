import { apart, type Mistake } from '@izvilina/bots/analysis/analysis.ts';
import type { Reason } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import type { NameOf, TableModule } from '../../tables/module.ts';
import { plainReasons } from '../../tables/shared/plainReasons.ts';
import { goingOn } from './going-on.ts';
import { type AnalysisWords, WORDS } from './words.ts';
import './verdict.css';

const BLUNDER = 0.2;
const MISTAKE = 0.07;

export const verdictOn = (cost: number, { verdict }: AnalysisWords): string =>
  cost >= BLUNDER ? verdict.blunder : cost >= MISTAKE ? verdict.mistake : verdict.slight;

/** What was played and, below a dashed line, what the bot would have played. Both have reasons; none is given twice. */
export function Verdict(props: { readonly mistake: Mistake; readonly module: TableModule; readonly nameOf: NameOf }) {
  const { mistake, module, nameOf } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  return (
    <div className="verdict">
      <div>
        <Mark seat={mistake.seat} />
        <Said name={nameOf(mistake.seat)} move={mistake.move} why={apart(mistake)} module={module} nameOf={nameOf} />
      </div>
      <div>
        <Icon name="bot" />
        <Said name={words.bot} move={mistake.best} why={mistake.why} module={module} nameOf={nameOf} />
      </div>
    </div>
  );
}

/** A move in words, with the reasons for or against it. */
export function Said(props: {
  /** The player's name; null where it is obvious. */
  readonly name: string | null;
  readonly move: Json;
  readonly why: readonly Reason[];
  readonly module: TableModule;
  readonly nameOf: NameOf;
}) {
  const { name, move, why, module, nameOf } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  const language = useLanguage();
  const said = move === null ? words.hands : module.move(move, nameOf, language);
  const picture = move === null ? null : (module.picture?.(move) ?? null);
  return (
    <p>
      <b>{name === null ? said : `${name}: ${goingOn(said)}`}</b>
      {picture && (
        <span className="picture" aria-hidden="true">
          {picture}
        </span>
      )}
      <span>
        {plainReasons(why, MOST)
          .map((reason) => module.reason(reason, nameOf, language))
          .join(' ')}
      </span>
    </p>
  );
}

/** The longest list of reasons: the logic of a roll in «Не Не» takes seven steps and a verdict. */
const MOST = 8;
