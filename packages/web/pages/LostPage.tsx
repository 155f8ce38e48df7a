import type { Refusal } from '@izvilina/kernel/result.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../i18n/words.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { BOXES } from '../tables/boxes.ts';
import { Box } from './Box.tsx';
import './pages.css';

/** There is no such table, or the address is malformed (a link that was cut short). */
export const isWrongAddress = ({ code }: Refusal): boolean => code === 'NO_SUCH_TABLE' || code === 'BAD_MESSAGE';

/** The page for a wrong link, an expired table, or a table that allows no watchers. */
export function LostPage(props: {
  /** What kind of page the address should have led to. */
  readonly to?: 'table' | 'page';
  readonly title?: string;
  readonly why?: string;
  /** Replaces the link to another table. */
  readonly children?: ReactNode;
}) {
  const words = useWords();
  const [fallen] = BOXES;
  const { title, text } = props.to === 'page' ? words.lost.page : words.lost;
  return (
    <div className="room page">
      <Bar title={words.name} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="lost-page">
        <div>
          <h2 className="big">{props.title ?? title}</h2>
          <p className="sub">{props.why ?? text}</p>
          <div className="rowf">
            <Link href="/" className="stamp">
              {words.lost.shelf}
            </Link>
            {props.children ??
              (props.to !== 'page' && (
                <Link href="/code" className="quiet">
                  {words.lost.code}
                </Link>
              ))}
          </div>
        </div>
        {fallen && <Box game={fallen.slug} className="fallen" />}
      </main>
    </div>
  );
}
