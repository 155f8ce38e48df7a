import { LostPage } from '../../../kit/LostPage.tsx';
import { PracticePage } from './PracticePage.tsx';

export default function PracticeRoute({ game }: { readonly game: string }) {
  return game === 'notnot' ? <PracticePage /> : <LostPage />;
}
