import { star } from '../../../pieces/geometry.ts';
import type { Scene } from '../stage/scene.ts';
import type { BoardProps } from './boardProps.ts';
import { inkOf, SIGNS } from './symbols.ts';

const BURST = star(0, 0, 150, 96, 18);

/** Animation for a marker that has reached the end of its track (“Genius!”, the moment the game is named after). */
export function Genius(props: BoardProps & { readonly genius: NonNullable<Scene['genius']> }) {
  const { genius, words, scene } = props;
  const colours = [...new Set(genius.colours)];
  return (
    <div className="genius" aria-hidden="true">
      <svg viewBox="-160 -160 320 320" aria-hidden="true">
        <path className="burst" d={BURST} fill={inkOf(colours[0] ?? 'yellow')} />
        <circle r="84" fill="var(--tile-ebony)" />
        {colours.map((colour, i) => (
          <path
            key={colour}
            d={SIGNS[colour]}
            fillRule="evenodd"
            fill={inkOf(colour)}
            transform={`translate(${(i - (colours.length - 1) / 2) * 74} -22) scale(${colours.length > 1 ? 1.7 : 2.4})`}
          />
        ))}
        <text y="62" textAnchor="middle" fontSize="38" fill="var(--paper)">
          18
        </text>
      </svg>
      <b>{scene.mode === 'solo' ? words.genius.solo : words.genius.title}</b>
      <span>{scene.mode === 'solo' ? '' : words.genius.by(props.nameOf(genius.player), colours.length)}</span>
    </div>
  );
}
