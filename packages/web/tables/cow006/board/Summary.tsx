import { Icon } from '../../../pieces/Icon.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import type { Scored } from '../stage/scene.ts';
import type { CowWords } from '../words/words.ts';

/** The scores of a round on squared paper. It covers the rows but never the hand, so a player in a hurry can go on. */
export function Summary(props: {
  readonly scored: Scored;
  readonly endAt: number;
  readonly rounds: number | null;
  readonly over: boolean;
  readonly nameOf: (seat: number) => string;
  readonly words: CowWords;
  readonly onClose: () => void;
}) {
  const { scored, nameOf, words } = props;
  const order = scored.totals.map((_, seat) => seat).sort((a, b) => total(scored, a) - total(scored, b));
  const worst = Math.max(...scored.penalties);
  return (
    <section
      className={order.length > 6 ? 'cow-summary many' : 'cow-summary'}
      aria-label={words.summary.title(scored.round)}
    >
      <h2>{props.over ? words.summary.result : words.summary.title(scored.round)}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.summary.round}</th>
            <th scope="col">{words.summary.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <tr key={seat} className={scored.penalties[seat] === worst && worst > 0 ? 'worst' : ''}>
              <th scope="row">
                <Mark seat={seat} />
                <span>{nameOf(seat)}</span>
              </th>
              <td>+{scored.penalties[seat]}</td>
              <td className={total(scored, seat) >= props.endAt ? 'past' : ''}>{total(scored, seat)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>
        <p>
          {props.rounds === null ? words.summary.limit(props.endAt) : words.summary.fixed(scored.round, props.rounds)}
        </p>
        {!props.over && (
          <button type="button" className="quiet" onClick={props.onClose}>
            {words.summary.next}
            <Icon name="next" />
          </button>
        )}
      </footer>
    </section>
  );
}

const total = (scored: Scored, seat: number): number => scored.totals[seat] as number;
