import { Link } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { Bar } from '../kit/Bar.tsx';
import { BOXES } from '../tables/boxes.ts';
import { Box } from './Box.tsx';
import './pages.css';

/** Nothing lies here: a wrong link, a table long cleared, or one that lets nobody watch. */
export function LostPage({ why }: { readonly why?: string }) {
  const words = useWords();
  const [fallen] = BOXES;
  return (
    <div className="room page">
      <Bar title={words.name} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="lost-page">
        <div>
          <h2 className="big">{words.lost.title}</h2>
          <p className="sub">{why ?? words.lost.text}</p>
          <div className="rowf">
            <Link href="/" className="stamp">
              {words.lost.shelf}
            </Link>
            <Link href="/code" className="quiet">
              {words.lost.code}
            </Link>
          </div>
        </div>
        {fallen && <Box game={fallen.slug} className="fallen" />}
      </main>
    </div>
  );
}
