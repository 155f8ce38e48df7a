import { Suspense } from 'react';
import { lazyPart } from '../../../../kit/loading/lazyPart.tsx';
import { isMotionReduced } from '../../../../kit/remembered/settings.ts';
import type { Brainstorm } from '../../brainstorm.ts';
import { InWords } from '../InWords.tsx';
import type { SceneRendererProps } from '../scene.ts';
import { TableMap } from '../TableMap.tsx';
import { Views } from '../Views.tsx';

const FirstThrow = lazyPart(() => import('../FirstThrow.tsx'));

const nothing = () => undefined;

/** Nothing lies on the table yet, nothing flies, and no die is being pulled. */
const isUntouched = ({ board, scene, controls }: Brainstorm): boolean =>
  board.tiles.length === 0 && scene.die === null && scene.box === null && !controls?.gesture;

/** The table with the current renderer. On the empty table of a real game lies a card that says how to begin. */
export function Field({ game, opening = false }: { readonly game: Brainstorm; readonly opening?: boolean }) {
  const { act, scene, words, controls, renderer } = game;
  const props: SceneRendererProps = {
    scene,
    still: isMotionReduced(),
    grabs: act.grabs,
    onPointerDown: (pointer) => act({ type: 'down', pointer }),
    onPointerMove: (pointer) => act({ type: 'move', pointer }),
    onPointerUp: act.release,
    onPointerCancel: (pointer) => act({ type: 'cancel', pointer }),
    onTwist: (degrees) => act({ type: 'twist', degrees }),
    onFlightEnd: nothing,
  };
  return (
    <section
      className="bs-field"
      ref={game.field}
      aria-label={words.table}
      data-flying={scene.die?.kind === 'flight' ? '' : undefined}
    >
      <renderer.Scene {...props} />
      {renderer.shown === '2d' && <TableMap scene={scene} />}
      <Views game={game} />
      {controls?.gesture?.kind === 'die' && controls.gesture.pull && (
        <p className="bs-force">{words.force(controls.aim.force, scene.arc?.meets === 'nothing')}</p>
      )}
      {game.board.away !== null && (
        <p className="bs-flying" role="status">
          {words.asked.flight}
        </p>
      )}
      <Suspense>{opening && isUntouched(game) && <FirstThrow seat={game.props.seat ?? game.view.turn} />}</Suspense>
      <InWords game={game} />
    </section>
  );
}
