import { useState } from 'react';
import { capital } from '../../../i18n/capital.ts';
import { OpenLogProvider, RuleButton } from '../../../kit/widgets/log.tsx';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import { type LogLine, TwoLines, useLastLine } from '../../shared/lines.tsx';
import { Cord } from '../board/Cord.tsx';
import type { NotNot } from '../useNotNot.ts';
import { whyLine, whySteps } from '../why/why.ts';
import { asked, describe, firstHint, rollInWords } from '../words/describe.ts';
import { correction } from './Seats.tsx';
import '../look.css';

/** The near edge: the last event, the current question (after a round: the explanation), and the fuse. */
export function Near({ game, facing = false }: { readonly game: NotNot; readonly facing?: boolean }) {
  const { view, words, beat, pace, why } = game;
  /** The round being explained; it stays open while the next one begins. */
  const [read, setRead] = useState<NotNot | null>(null);
  const happened = useLastLine(lineOf(game)) ?? { text: nothingYet(game), player: null };
  const explained = why && (beat === 'verdict' || beat === 'dealt' || beat === 'over');
  return (
    <section className="nn-near">
      {explained ? (
        // Both lines are one button, because each alone is too low for a finger.
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
          {/* On a small screen the sheet covers the dice, so it repeats the roll. */}
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

/** The current question. On a shared screen it stays until all its players have answered. */
function askedNow(game: NotNot): string {
  const { view, words, own } = game;
  if (view.phase === 'open' && own.length > 0) return isAnswered(game) ? words.asked.done : words.asked.where;
  return asked(view, words);
}

const isAnswered = ({ view, own, touched }: NotNot): boolean =>
  own.every((seat) => touched.has(seat) || !view.asks.some((ask) => ask.seat === seat));

/** The hint of a first game; null once all players of this screen have answered. */
const hintOf = (game: NotNot): string | null => {
  const hint = isAnswered(game) ? null : firstHint(game.view);
  return hint && game.words.asked.hints[hint];
};

/** A table of all touches: the time, its correction, and the verdict. */
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
                {touch.claimed !== null && off !== 0 && (
                  <small>{words.correctionWhy(words.seconds(touch.claimed), off)}</small>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The line for a viewer who joins while a round is open and has not seen the one before. */
const nothingYet = ({ view, words }: NotNot): string =>
  view.round > 1 ? capital(words.round(view.round)) : words.log.dealt;

/** The line of a closed round: who was first, or how else it ended. Null while a round is open: the last line stays. */
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
