import { AskedLine, TwoLines, useLastLine } from '../../shared/lines.tsx';
import type { Brainstorm } from '../brainstorm.ts';
import type { Playing } from '../controls/usePlaying.ts';
import type { InWords } from '../words/consequence.ts';
import { asked } from '../words/describe.ts';
import { beforeAnything, justHappened } from './just-happened.ts';

/** The near edge of the table: the last event, the current question with its consequences, and the controls. */
export function Near({ game, playing }: { readonly game: Brainstorm; readonly playing: Playing | null }) {
  const { words, view, controls } = game;
  const happened = useLastLine(justHappened(game)) ?? beforeAnything(game);
  const { main, more, keys }: InWords =
    playing && controls ? playing.saying(game, controls) : { main: asked(view, game.nameOf, words), more: '' };
  return (
    <section
      className="bs-near"
      aria-label={words.place}
      data-asked={controls ? view.phase : 'none'}
      data-box={controls?.box ? '' : undefined}
    >
      <TwoLines happened={happened}>
        <AskedLine mine={controls !== null}>
          <span role="status">{main}</span>
        </AskedLine>
        <p className="bs-say">
          {more}
          {keys && <span className="bs-keys"> {keys}</span>}
        </p>
        {playing && <playing.Countdown game={game} />}
      </TwoLines>
      {playing && <playing.Panel game={game} />}
      {playing && <playing.Acts game={game} />}
    </section>
  );
}
