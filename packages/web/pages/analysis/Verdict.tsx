import type { Mistake } from '@izvilina/bots/analysis/analysis.ts';
import type { Reason } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { useLanguage, useOwnWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { Mark } from '../../pieces/Mark.tsx';
import type { NameOf, TableModule } from '../../tables/module.ts';
import { plainReasons } from '../../tables/shared/plainReasons.ts';
import { type AnalysisWords, WORDS } from './words.ts';
import './verdict.css';

const BLUNDER = 0.2;
const MISTAKE = 0.07;

export const verdictOn = (cost: number, { verdict }: AnalysisWords): string =>
  cost >= BLUNDER ? verdict.blunder : cost >= MISTAKE ? verdict.mistake : verdict.slight;

/** What was played and what the bot would have done instead, each with its reasons: the bot's below a dashed line. */
export function Verdict(props: { readonly mistake: Mistake; readonly module: TableModule; readonly nameOf: NameOf }) {
  const { mistake, module, nameOf } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  return (
    <div className="verdict">
      <div>
        <Mark seat={mistake.seat} />
        <Said name={nameOf(mistake.seat)} move={mistake.move} why={mistake.own} module={module} nameOf={nameOf} />
      </div>
      <div>
        <Icon name="bot" />
        <Said name={words.bot} move={mistake.best} why={mistake.why} module={module} nameOf={nameOf} />
      </div>
    </div>
  );
}

function Said(props: {
  readonly name: string;
  readonly move: Json;
  readonly why: readonly Reason[];
  readonly module: TableModule;
  readonly nameOf: NameOf;
}) {
  const { name, move, why, module, nameOf } = props;
  const words = useOwnWords<AnalysisWords>(WORDS);
  const language = useLanguage();
  const picture = move === null ? null : (module.picture?.(move) ?? null);
  return (
    <p>
      <b>
        {name}: {move === null ? words.hands : module.move(move, nameOf, language)}
      </b>
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

const MOST = 5;
