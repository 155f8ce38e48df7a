import type { IngeniousHappening } from '@izvilina/games/ingenious/state.ts';
import type { CSSProperties } from 'react';
import { Icon } from '../../../pieces/Icon.tsx';
import { AskedLine, type LogLine, linesOf, TwoLines } from '../../shared/lines.tsx';
import { TAKE_BACK_MS } from '../../shared/oneTap.ts';
import { useAskedView } from '../../shared/useAskedView.ts';
import { Domino } from '../board/Piece.tsx';
import type { IngeniousProps } from '../props.ts';
import { Tally } from '../story/Records.tsx';
import type { Ingenious } from '../useIngenious.ts';
import { asked, describe } from '../words/describe.ts';
import { answerAdvised } from './advice.ts';
import { noteOf } from './note.ts';
import { Rack } from './Rack.tsx';

/** A note of more letters needs the room of the question on a narrow screen. */
const LONG = 30;

/** The near edge of the table: the last event, the current question, the viewer's rack and its buttons. */
export function Near({ game, props }: { readonly game: Ingenious; readonly props: IngeniousProps }) {
  const { words, choice, seat } = game;
  const note = noteOf(game);
  const line = lineOf(game);
  const view = useAskedView(game.stage.view, game.view, seat);
  const mine = seat !== null && view.viewer === seat && view.asks.some((ask) => ask.seat === seat);
  const names = [mine && view.phase === 'bonus' ? 'bonus' : '', (note?.length ?? 0) > LONG ? 'long' : ''];
  return (
    <section className={seat === null ? 'ing-near watching' : 'ing-near'} aria-label={words.place}>
      <TwoLines happened={line} pieces={<ShownRack game={game} of={line.player} />}>
        <AskedLine mine={mine} className={names.join(' ')} note={note}>
          {asked(view, game.nameOf, words)}
        </AskedLine>
      </TwoLines>
      {seat !== null && (
        <Rack slots={game.slots} choice={choice} advised={game.advisedSlots} onTaken={game.takeOver} words={words} />
      )}
      {game.view.mode === 'solo' && <Tally words={words} bag={game.scene.bag} />}
      {seat !== null && <Acts game={game} props={props} />}
    </section>
  );
}

export function Acts({ game, props }: { readonly game: Ingenious; readonly props: IngeniousProps }) {
  const { choice, words } = game;
  const advised = answerAdvised(props.hint);
  const { tile, lay, takeBack, skip, swap, keep } = choice;
  const turnable = choice.ghost !== null;
  return (
    <div className="acts">
      {turnable && (
        <button type="button" className="quiet turning" onClick={() => choice.turn()} aria-keyshortcuts="R">
          <Turn />
          <span>{words.turn}</span>
        </button>
      )}
      {turnable && tile && tile[0] !== tile[1] && (
        <button type="button" className="quiet turning" onClick={choice.flip} aria-keyshortcuts="F">
          <Icon name="swap" />
          <span>{words.flip}</span>
        </button>
      )}
      {skip && (
        <button type="button" className={advised === 'skip' ? 'quiet skip advised' : 'quiet skip'} onClick={skip}>
          <Icon name="cross" />
          <span>{words.skip}</span>
        </button>
      )}
      {keep && (
        <button type="button" className={advised === 'keep' ? 'quiet advised' : 'quiet'} onClick={keep}>
          <Icon name="check" />
          <span>{words.keep}</span>
        </button>
      )}
      {swap && (
        <button type="button" className={advised === 'swap' ? 'stamp advised' : 'stamp'} onClick={swap}>
          {words.swap}
        </button>
      )}
      {takeBack && (
        <button
          type="button"
          className="stamp back"
          style={{ '--moment': `${TAKE_BACK_MS}ms` } as CSSProperties}
          onClick={takeBack}
        >
          {words.takeBack}
        </button>
      )}
      {lay && !takeBack && (
        <button type="button" className="stamp" onClick={lay}>
          {words.lay}
        </button>
      )}
    </div>
  );
}

/** Two hexagons and an arrow round them. */
const Turn = () => (
  <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M4.500 12a7.500 7.500 0 0 1 13-5.100M19.500 12a7.500 7.500 0 0 1-13 5.100"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.600"
    />
    <path d="M20.500 2.500v7h-7ZM3.500 21.500v-7h7Z" fill="currentColor" />
  </svg>
);

/** The rack that was shown to all players before it was swapped. */
function ShownRack({ game, of }: { readonly game: Ingenious; readonly of: number | null }) {
  const { shown } = game.scene;
  if (!shown || shown.player !== of) return null;
  return (
    <span className="shown-line">
      {shown.tiles.map((tile, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rack may hold two equal tiles.
        <Domino key={i} tile={tile} lying />
      ))}
    </span>
  );
}

/** The line of what is being animated; at rest, the last happening worth a line. */
function lineOf({ stage, view, nameOf, words }: Ingenious): LogLine {
  const lines = (happened: readonly IngeniousHappening[]) =>
    linesOf(happened, (happening) => describe(happening, nameOf, words));
  const last = view.last && lines([{ type: 'placed', ...view.last }])[0];
  const shown = lines(stage.happened).at(-1);
  return shown ?? lines(view.happened).at(-1) ?? last ?? { text: words.log.begin, player: null };
}
