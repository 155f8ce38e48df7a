import { use, useState } from 'react';
import { dayOf } from '../pages/daily/day.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { DailyPage } from './DailyPage.tsx';
import { loadDaily } from './daily.ts';

/** `/daily/cow006`: today's puzzle of that game. The day is fixed when the page opens, so midnight changes nothing. */
export default function DailyRoute({ game }: { readonly game: string }) {
  const [day] = useState(() => dayOf(new Date()));
  const daily = use(loadDaily(game, day));
  return daily ? <DailyPage daily={daily} /> : <LostPage to="page" />;
}
