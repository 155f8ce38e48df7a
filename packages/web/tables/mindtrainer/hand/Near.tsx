import { isEmpty } from '@izvilina/games/mindtrainer/pieces/board.ts';
import { Happened } from '../../../kit/widgets/log.tsx';
import { Mark } from '../../../pieces/Mark.tsx';
import type { LogLine } from '../../shared/lines.tsx';
import { SeatClock } from '../../shared/SeatClock.tsx';
import { useAskedView } from '../../shared/useAskedView.ts';
import type { MindtrainerProps } from '../props.ts';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { asked, describe, linesOf } from '../words/describe.ts';
import { Acts } from './Acts.tsx';
import { Rack } from './Rack.tsx';
import type { Drag } from './useDrag.ts';
import { useNote } from './useNote.ts';

/** The near edge of the table: the last event, the current question, the viewer's rack and its buttons. */
export function Near(props: {
  readonly game: Mindtrainer;
  readonly drag: Drag;
  readonly zoomed: boolean;
  readonly hint: MindtrainerProps['hint'];
}) {
  const { game, drag, zoomed, hint } = props;
  const { words, seat, draft } = game;
  const [first] = draft?.ok ? draft.words : [];
  const view = useAskedView(game.stage.view, game.view, seat);
  const asks = game.scene.final ? words.asked.over : asked(view, game.nameOf, words);
  const question = first && draft?.ok ? words.asked.draft(first.word, draft.total) : asks;
  const note = useNote(game, zoomed);
  return (
    <section className={seat === null ? 'mt-near watching' : 'mt-near'} aria-label={words.place}>
      <div className="lines">
        <Happened>
          <JustHappened game={game} />
        </Happened>
        <p className="asked">
          <span className="q">{question}</span>
          <Countdown game={game} />
          {note !== null && (
            <small role="status" className={note.bad ? 'bad' : ''}>
              {note.text}
            </small>
          )}
        </p>
      </div>
      {seat !== null && <Rack game={game} drag={drag} />}
      {seat !== null && <Acts game={game} hint={hint} />}
    </section>
  );
}

/** MT-R5: no answer before the deadline counts as consent. Shown once the word lies on the board; never in a replay. */
function Countdown({ game: { stage, seats } }: { readonly game: Mindtrainer }) {
  const clock = stage.view.pending && stage.resting ? seats.find((seat) => seat.asked && seat.clock)?.clock : undefined;
  return clock ? <SeatClock clock={clock} /> : null;
}

function JustHappened({ game }: { readonly game: Mindtrainer }) {
  const line = lineOf(game);
  return (
    <>
      {line.player !== null && <Mark seat={line.player} />}
      <span>{line.text}</span>
    </>
  );
}

/** The line of what is being animated; at rest, the last happening worth a line. */
function lineOf({ stage, scene, view, nameOf, words }: Mindtrainer): LogLine {
  const shown = linesOf(stage.happened, nameOf, words).at(-1);
  const now = shown ?? linesOf(view.happened, nameOf, words).at(-1);
  if (now) return now;
  const { fresh } = scene;
  if (!fresh) return { text: isEmpty(scene.board) ? words.log.begin : words.log.goesOn, player: null };
  return { text: describe({ type: 'laid', ...fresh }, nameOf, words) ?? '', player: fresh.player };
}
