import { useState } from 'react';
import { OpenLogProvider, RuleButton } from '../../../kit/widgets/log.tsx';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { type LogLine, TwoLines, useLastLine } from '../../shared/lines.tsx';
import { Cord } from '../board/Cord.tsx';
import type { NotNot } from '../useNotNot.ts';
import { capital, whyLine, whySteps } from '../why/why.ts';
import { asked, describe, firstHint, rollInWords } from '../words/describe.ts';
import { correction } from './Seats.tsx';
import '../look.css';

/** The near edge: what happened, what is asked (after a round: why), and the fuse. */
export function Near({ game, facing = false }: { readonly game: NotNot; readonly facing?: boolean }) {
  const { view, words, beat, pace, why } = game;
  /** The round that is being explained: whoever reads on lets the next one pass. */
  const [read, setRead] = useState<NotNot | null>(null);
  const happened = useLastLine(lineOf(game)) ?? { text: nothingYet(game), player: null };
  const explained = why && (beat === 'verdict' || beat === 'dealt' || beat === 'over');
  return (
    <section className="nn-near">
      {explained ? (
        // Both lines are one target: a finger that is too wide for either of them asks why.
        <OpenLogProvider value={null}>
          <TwoLines happened={happened}>
            <button type="button" className="asked nn-why" onClick={() => setRead(game)}>
              {whyLine(why, words)} <small>{words.why}</small>
            </button>
          </TwoLines>
        </OpenLogProvider>
      ) : (
        <TwoLines happened={happened}>
          <p className="asked">{game.ready ? words.ready : beat === 'rolling' ? words.asked.next : askedNow(game)}</p>
          {hintOf(game) && <small>{hintOf(game)}</small>}
        </TwoLines>
      )}
      {game.ready && !facing ? (
        <button type="button" className="stamp nn-next" onClick={() => game.ready?.say(game.own)}>
          {words.begin}
        </button>
      ) : game.tapOn ? (
        <button type="button" className="stamp nn-next" onClick={game.tapOn}>
          {words.next}
        </button>
      ) : (
        <Cord beat={beat} round={view.round} answerMs={view.options.answerMs} tumble={pace.tumble} words={words} />
      )}
      {read?.why && (
        <Sheet title={words.whyTitle} onClose={() => setRead(null)}>
          {/* On a small screen the dice lie under it. */}
          {read.roll && <p className="nn-rolled">{words.roll(rollInWords(read.roll, words))}</p>}
          <ol className="nn-steps nn-round">
            {whySteps(read.why, read.rules, null, words).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Touches game={read} />
          <RuleButton onOpen={() => setRead(null)} />
        </Sheet>
      )}
    </section>
  );
}

/** One screen for several: the question stands until all of them have answered. */
function askedNow(game: NotNot): string {
  const { view, words, own } = game;
  if (view.phase === 'open' && own.length > 0) return isAnswered(game) ? words.asked.done : words.asked.where;
  return asked(view, words);
}

const isAnswered = ({ view, own, touched }: NotNot): boolean =>
  own.every((seat) => touched.has(seat) || !view.asks.some((ask) => ask.seat === seat));

/** Only for whoever still has to answer. */
const hintOf = (game: NotNot): string | null => {
  const hint = isAnswered(game) ? null : firstHint(game.view);
  return hint && game.words.asked.hints[hint];
};

/** Everybody's time, what was corrected about it, and what it was worth. */
function Touches({ game }: { readonly game: NotNot }) {
  const { judged, words, nameOf } = game;
  if (judged.length === 0) return null;
  return (
    <table className="nn-touches">
      <caption className="vh">{words.touches}</caption>
      <tbody>
        {judged.map((touch) => {
          const off = correction(touch);
          return (
            <tr key={touch.player}>
              <th scope="row">
                <Mark seat={touch.player} />
                {nameOf(touch.player)}
              </th>
              <td>{words.seconds(touch.at)}</td>
              <td>
                {words.slot[touch.slot]}: {words.seat.verdict[touch.verdict]}
                {touch.claimed !== null && (
                  <small>
                    {off === 0 ? words.noCorrection : words.correctionWhy(words.seconds(touch.claimed), off)}
                  </small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whoever joins while a round is open has not seen the one before. */
const nothingYet = ({ view, words }: NotNot): string =>
  view.round > 1 ? capital(words.round(view.round)) : words.log.dealt;

/** Who was first, or what else came of the round; nothing while a round is open, so that the last one stays. */
function lineOf({ view, words, judged, nameOf }: NotNot): LogLine | null {
  if (view.phase === 'open') return null;
  const over = view.happened.find(({ type }) => type === 'over');
  if (over) return { text: describe(over, nameOf, words) ?? '', player: null };
  const first = judged.find(({ verdict }) => verdict === 'first');
  if (first) return { text: words.right(nameOf(first.player), words.seconds(first.at)), player: first.player };
  const mistake = view.happened.findLast((one) => one.type === 'mistook');
  const worthALine = mistake ?? view.happened.find(({ type }) => type === 'closed');
  const text = worthALine && describe(worthALine, nameOf, words);
  return text ? { text, player: mistake && 'player' in mistake ? mistake.player : null } : null;
}
