import type { NotNot } from '../useNotNot.ts';
import { RuleFace } from './cards.tsx';
import '../look.css';

/** A rule has come out of the deck: its card and one sentence, until the dice roll again. */
export function RuleNotice({ game }: { readonly game: NotNot }) {
  const { view, words, beat } = game;
  const rules = view.happened.flatMap((one) => (one.type === 'rule' ? [one.rule] : []));
  if (beat !== 'dealt' || rules.length === 0) return null;
  return (
    <div className="nn-rule">
      {rules.map((rule) => (
        <div key={rule}>
          <RuleFace rule={rule} text={words.negation.not} />
          <p>
            <small>{words.ruleComes}</small>
            <b>{words.badge[rule]}</b>
            {words.rule[rule]}
          </p>
        </div>
      ))}
    </div>
  );
}
