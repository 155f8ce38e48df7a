import { useOwnWords } from '../../i18n/words.ts';
import type { TableModule } from '../../tables/module.ts';
import { BOOK_WORDS } from '../words.ts';
import './path.css';

const PAGE_SECONDS = 17;

/** Progress through the guide. */
export function Path({
  at,
  of,
  Pip = Dot,
}: {
  readonly at: number;
  readonly of: number;
  readonly Pip: TableModule['Pip'];
}) {
  const words = useOwnWords(BOOK_WORDS);
  const minutes = Math.round(((of - at) * PAGE_SECONDS) / 60);
  return (
    <div className="way">
      <div className="path" role="img" aria-label={words.pathLabel(at + 1, of)}>
        {[...Array(of).keys()].map((index) => {
          const state = index < at ? 'y' : index === at ? 'now' : 'n';
          return <Pip key={index} done={index <= at} className={state} />;
        })}
      </div>
      <p>
        {words.path(at + 1, of)} · {words.left(minutes)}
      </p>
    </div>
  );
}

const Dot = ({ className }: { readonly className: string }) => <i className={`pip ${className}`} />;
