import type { Brainstorm } from '../../brainstorm.ts';
import { BoxPanel } from './BoxPanel.tsx';
import { BurnPanel } from './BurnPanel.tsx';
import { DicePanel } from './DicePanel.tsx';
import { LayTray } from './LayTray.tsx';
import { OwnersPanel } from './OwnersPanel.tsx';
import { TargetTray } from './TargetTray.tsx';
import { ThrowPanel } from './ThrowPanel.tsx';

/** The input panel for the current question. */
export function Panel({ game }: { readonly game: Brainstorm }) {
  const { controls, view } = game;
  if (!controls) return null;
  if (controls.box) return <BoxPanel game={game} box={controls.box} />;
  switch (view.phase) {
    case 'dice':
      return <DicePanel game={game} />;
    case 'throw':
    case 'burnerThrow':
      return <ThrowPanel game={game} controls={controls} />;
    case 'lay':
      return <LayTray game={game} />;
    case 'burn':
      return <BurnPanel game={game} controls={controls} />;
    case 'side':
    case 'attack':
      return <OwnersPanel game={game} />;
    case 'return':
    case 'relocate':
    case 'claim':
      return <TargetTray game={game} controls={controls} />;
    default:
      return null;
  }
}
