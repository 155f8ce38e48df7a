import { type ComponentType, lazy } from 'react';
import { LostPage } from '../pages/LostPage.tsx';
import { BOXES } from '../tables/boxes.ts';

const PAGES: ReadonlyMap<string, ComponentType> = new Map(
  BOXES.flatMap(({ slug, practice }) => (practice ? [[slug, lazy(practice)] as const] : [])),
);

/** A game's own solo training page; games without one get the lost page. */
export function PracticeRoute({ game }: { readonly game: string }) {
  const Page = PAGES.get(game);
  return Page ? <Page /> : <LostPage to="page" />;
}
