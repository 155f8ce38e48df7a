import { burning } from '@izvilina/games/brainstorm/rules/consequences.ts';
import { AskedLine, type LogLine, linesOf, TwoLines } from '../../shared/lines.tsx';
import type { Brainstorm } from '../useBrainstorm.ts';
import { burningInWords, consequenceInWords, type InWords } from '../words/consequence.ts';
import { asked, describe } from '../words/describe.ts';
import { Acts } from './Acts.tsx';
import { Countdown } from './Countdown.tsx';
import { Panel } from './Panel.tsx';

/** The near edge of the table: what happened, what is asked and what it would lead to, and the things to do it with. */
export function Near({ game }: { readonly game: Brainstorm }) {
  const { words, view, controls } = game;
  const { main, more } = saying(game);
  return (
    <section
      className="bs-near"
      aria-label={words.place}
      data-asked={controls ? view.phase : 'none'}
      data-box={controls?.box ? '' : undefined}
    >
      <TwoLines happened={lineOf(game)}>
        <AskedLine mine={controls !== null}>
          <span role="status">{main}</span>
        </AskedLine>
        <p className="bs-say">{more}</p>
        <Countdown game={game} />
      </TwoLines>
      <Panel game={game} />
      <Acts game={game} />
    </section>
  );
}

/** The question; while a tile or the burner is held over the die, what it would lead to. */
function saying(game: Brainstorm): InWords {
  const { view, pose, controls, words, nameOf } = game;
  const question = asked(view, nameOf, words);
  if (!controls) return { main: question, more: view.phase === 'flight' ? words.say.flight : '' };
  if (controls.box) return { main: words.act.box, more: words.say.box };
  if (pose) return consequenceInWords(view, pose.lay, pose.what, nameOf, words);
  if (view.phase === 'burn' && view.rest)
    return burningInWords(burning(view, view.rest.at, controls.burn), nameOf, words);
  if (view.answerBy !== null) return { main: question, more: words.say.outOfTurn };
  switch (view.phase) {
    case 'throw':
    case 'burnerThrow':
      return { main: question, more: words.say.throw };
    case 'dice':
      return { main: question, more: words.say.dice };
    default:
      return { main: question, more: '' };
  }
}

/** While something is told, that; at rest the last thing worth a line. */
function lineOf({ stage, view, nameOf, words }: Brainstorm): LogLine {
  const lines = (happened: typeof stage.told) => linesOf(happened, (one) => describe(one, nameOf, words));
  return lines(stage.told).at(-1) ?? lines(view.happened).at(-1) ?? { text: words.told.begin, player: null };
}
