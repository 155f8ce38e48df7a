import type { MouseEvent } from 'react';
import type { Brainstorm } from '../brainstorm.ts';

/** The button «2D / 3D», and in 3D also one for the view from above. */
export function Views({ game: { renderer, words } }: { readonly game: Brainstorm }) {
  const { choose, shown, camera, turnCamera } = renderer;
  if (!choose) return null;
  const other = shown === '2d' ? '3d' : '2d';
  return (
    <div className="bs-views">
      {shown === '3d' && (
        <button type="button" onClick={(event) => leaving(event, turnCamera)}>
          {camera === 'top' ? words.view.orbit : words.view.top}
        </button>
      )}
      <button
        type="button"
        aria-label={`${other.toUpperCase()}: ${words.view[other]}`}
        onClick={(event) => leaving(event, () => choose(other))}
      >
        {other.toUpperCase()}
      </button>
    </div>
  );
}

/** After a click by pointer the button gives up the focus, so that Enter goes to the table; after a key it keeps it. */
function leaving({ detail, currentTarget }: MouseEvent<HTMLButtonElement>, run: () => void): void {
  if (detail > 0) currentTarget.blur();
  run();
}
