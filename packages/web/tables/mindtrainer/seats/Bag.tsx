import { Suspense, useState } from 'react';
import { lazyPart } from '../../../kit/loading/lazyPart.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import '../look.css';

const Tracker = lazyPart(() => import('./Tracker.tsx'));

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
      <Suspense>{open && <Tracker game={game} onClose={() => setOpen(false)} />}</Suspense>
    </>
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
