import { useOwnWords } from '../i18n/words.ts';
import { CowHead, CowOutline } from '../pieces/CowHead.tsx';
import { BOOK_WORDS } from './words.ts';
import './path.css';

const PAGE_SECONDS = 17;

/** How far along the short way: cow heads in the cow's book, pips elsewhere. */
export function Path({ at, of, game }: { readonly at: number; readonly of: number; readonly game: string }) {
  const words = useOwnWords(BOOK_WORDS);
  const minutes = Math.round(((of - at) * PAGE_SECONDS) / 60);
  return (
    <div className="way">
      <div className="path" role="img" aria-label={words.pathLabel(at + 1, of)}>
        {[...Array(of).keys()].map((index) => {
          const state = index < at ? 'y' : index === at ? 'now' : 'n';
          if (game !== 'cow006') return <i key={index} className={`pip ${state}`} />;
          return index > at ? <CowOutline key={index} className={state} /> : <CowHead key={index} className={state} />;
        })}
      </div>
      <p>
        {words.path(at + 1, of)} · {words.left(minutes)}
      </p>
    </div>
  );
}
