import { useLanguage, useWords } from '../i18n/words.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { BOXES } from '../tables/boxes.ts';
import { tableNote, tablePreview } from './tablePreview.ts';
import { useTitle } from './useTitle.ts';
import '../kit/widgets/table.css';
import './opening-table.css';

const CELLS = Array.from({ length: 12 }, (_, k) => k);
const LANDED = [0, 1, 6];

/**
 * Shown while the code of a table is loading, or (`lost`) while the server cannot be reached. `game` is null until the
 * table is known to be dealt.
 */
export function OpeningTable({ game, lost = false }: { readonly game: string | null; readonly lost?: boolean }) {
  const words = useWords();
  const preview = tablePreview(useLanguage());
  const note = tableNote();
  const known = game ?? preview?.game ?? note.game;
  const laid = known ?? BOXES[0]?.slug;
  const title = useTitle(known ?? '');
  const isLobby = game === null && !lost && (preview?.gathering ?? note.lobby);
  return (
    <main className={isLobby ? 'room' : `table ${laid}`}>
      <Bar title={(!isLobby && title) || words.name} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <div className="laying" role="status">
        <div className="sk" aria-hidden="true">
          {CELLS.map((k) => (
            <i key={k} className={LANDED.includes(k) ? 'on' : ''} style={{ '--k': k } as React.CSSProperties} />
          ))}
        </div>
        <h2>{lost ? words.table.lost : preview?.title}</h2>
        <p className="sub">{lost ? words.table.lostQuiet : words.table.dealing}</p>
      </div>
    </main>
  );
}
