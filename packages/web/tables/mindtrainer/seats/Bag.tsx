import { countOf, TILES } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { unseenBy } from '@izvilina/games/mindtrainer/view/unseen-by.ts';
import { useState } from 'react';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import '../look.css';

/** The bag with its count. A tap shows the letters not seen yet. */
export function Bag({ game }: { readonly game: Mindtrainer }) {
  const { words, scene } = game;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="mt-bag" onClick={() => setOpen(true)}>
        <BagPicture />
        <span>
          <b>{scene.bag}</b> <small>{words.bag}</small>
          <span className="vh">{`. ${words.tracker}`}</span>
        </span>
      </button>
      {open && <Tracker game={game} onClose={() => setOpen(false)} />}
    </>
  );
}

function Tracker({ game, onClose }: { readonly game: Mindtrainer; readonly onClose: () => void }) {
  const { view, words } = game;
  const hidden = unseenBy(view);
  const counts = countOf(hidden);
  return (
    <Sheet title={words.tracker} onClose={onClose}>
      <p className="sub">
        {hidden.length > 0 ? words.trackerHow(view.bag, hidden.length - view.bag) : words.trackerNone}
      </p>
      <ul className="mt-tracker">
        {[...TILES.slice(1), TILES[0]].map((tile) => (
          <li key={tile} className={counts[tile] === 0 ? 'none' : ''}>
            <span className="vh">{words.left(tile === '*' ? words.blank : tile, counts[tile])}</span>
            <b aria-hidden="true">{tile === '*' ? '□' : tile}</b>
            <i aria-hidden="true">{counts[tile]}</i>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const BagPicture = () => (
  <svg viewBox="0 0 80 84" aria-hidden="true">
    <path d="M26 22C10 34 2 52 6 68c3 12 14 15 34 15s31-3 34-15c4-16-4-34-20-46Z" fill="#34507a" />
    <path d="M26 22C10 34 2 52 6 68c1 4 3 7 6 9C8 54 18 34 34 22Z" fill="#fff" opacity=".12" />
    <path d="M20 4c6 5 10-2 20 1s14-5 20 0c-1 8-4 12-8 15H28c-4-3-7-8-8-16Z" fill="#34507a" />
    <path d="M25 17h30v6H25Z" fill="#f2b92c" />
    <path d="M54 20c8 2 10 8 8 16" fill="none" stroke="#f2b92c" strokeWidth="3.5" strokeLinecap="round" />
    <text x="39" y="63" fontSize="22" textAnchor="middle" fill="#f1d39b">
      Я
    </text>
  </svg>
);
