import { useOwnWords } from '../../../i18n/words.ts';
import { explain } from '../why/explain.ts';
import { whyLine } from '../why/why.ts';
import { WORDS } from '../words/words.ts';
import type { Drill } from './drill.ts';
import { PRACTICE_WORDS } from './words.ts';
import '../look.css';

/** Before the first roll: explains how the roll on show is read. */
export function Example({ drill }: { readonly drill: Drill }) {
  const words = useOwnWords(PRACTICE_WORDS);
  const own = useOwnWords(WORDS);
  return (
    <section className="nn-near pr-example">
      <div className="lines">
        <p className="happened">{words.example}</p>
        <p className="asked">{whyLine(explain(drill.table, drill.roll, drill.up, drill.lie, drill.options), own)}</p>
      </div>
    </section>
  );
}
