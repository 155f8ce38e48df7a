import { LETTERS } from '@izvilina/games/mindtrainer/pieces/letters.ts';
import { useEffect } from 'react';
import { Sheet } from '../../../kit/widgets/Sheet.tsx';
import type { Mindtrainer } from '../useMindtrainer.ts';
import { waiting } from './choosing.ts';
import { letterOfKey } from './typing.ts';
import '../look.css';

/** MT-04: asks for the letter that a blank stands for; it can be tapped or typed. */
export default function BlankSheet({ game }: { readonly game: Mindtrainer }) {
  const { words, act, choosing } = game;
  const blank = waiting(choosing);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const letter = letterOfKey(event);
      if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      act({ type: 'name', letter });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return (
    <Sheet title={words.blankTitle} onClose={() => blank && act({ type: 'lift', slot: blank.slot })}>
      <ol className="mt-letters">
        {LETTERS.map((letter) => (
          <li key={letter}>
            <button type="button" onClick={() => act({ type: 'name', letter })}>
              {letter}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
