import type { LaidWord } from '@izvilina/games/mindtrainer/state.ts';
import type { CSSProperties } from 'react';
import { markColour } from '../../../pieces/Mark.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { flagSpot } from './flagSpot.ts';

/** Flag at the end of a word with its score: of the word being laid, or of the one laid last. */
export function Flag({ game }: { readonly game: Mindtrainer }) {
  const { draft, scene } = game;
  if (draft?.ok) return <At words={draft.words} total={draft.total} look="" />;
  if (game.choosing.placed.length > 0) return null;
  if (scene.pending) return <At {...scene.pending} look="waits" />;
  if (!scene.fresh || scene.falling || scene.final) return null;
  return <At {...scene.fresh} look={scene.counting ? 'counts' : 'last'} />;
}

function At(props: {
  readonly words: readonly LaidWord[];
  readonly total: number;
  readonly look: string;
  readonly player?: number | undefined;
}) {
  const { words, total, look, player = 0 } = props;
  if (!words[0]) return null;
  const { x, y, side } = flagSpot(words[0]);
  const style = { '--x': x, '--y': y, '--ring': markColour(player) } as CSSProperties;
  return (
    <em className={`mt-flag ${side} ${look}`} style={style} aria-hidden="true">
      +{total}
    </em>
  );
}
