import type { Cell } from '@izvilina/games/mindtrainer/pieces/board.ts';
import type { CSSProperties } from 'react';
import type { Mindtrainer } from '../useMindtrainer.ts';

/** The score of the word that is being laid, or was laid last, on a flag at its end. */
export function Flag({ game }: { readonly game: Mindtrainer }) {
  const { draft, scene, known } = game;
  if (draft?.ok) {
    const unknown = known !== null && draft.words.some(({ word }) => !known(word));
    return <At cell={lastOf(draft.tiles)} text={`+${draft.total}`} look={unknown ? 'doubtful' : ''} />;
  }
  if (game.choosing.placed.length > 0) return null;
  if (scene.pending) return <At cell={lastOf(scene.pending.tiles)} text={`+${scene.pending.total}`} look="waits" />;
  if (scene.counting && scene.fresh)
    return <At cell={lastOf(scene.fresh.tiles)} text={`+${scene.fresh.total}`} look="counts" />;
  return null;
}

const lastOf = (tiles: readonly Cell[]): Cell => tiles.at(-1) ?? { x: 7, y: 7 };

/** At the right or lower edge of the board it hangs inwards. */
function At({ cell, text, look }: { readonly cell: Cell; readonly text: string; readonly look: string }) {
  const style = { '--x': cell.x, '--y': cell.y } as CSSProperties;
  const names = ['mt-flag', look, cell.x > 12 ? 'inward' : '', cell.y > 13 ? 'upward' : ''];
  return (
    <em className={names.filter(Boolean).join(' ')} style={style} aria-hidden="true">
      {text}
    </em>
  );
}
