import { useEffect } from 'react';
import { transportTo } from '../client/transports.ts';

/** The id of the table at which the game goes on from before the last decision. */
export async function takeBack(table: string): Promise<string> {
  const next = await transportTo('local').order({ type: 'takeBack', table });
  return next.table;
}

/** Ctrl+Z, anywhere but where one writes. The code, not the letter: any keyboard layout. */
export default function TakeBackKey({ onPress }: { readonly onPress: () => void }) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.repeat || document.querySelector('dialog:modal')) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      event.preventDefault();
      onPress();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return null;
}
