import { useEffect } from 'react';
import { transportTo } from '../client/transports.ts';

/** Takes the last decision back. Returns the id of the new table, where the game goes on from before that decision. */
export async function takeBack(table: string): Promise<string> {
  const next = await transportTo('local').send({ type: 'takeBack', table });
  return next.table;
}

/** Ctrl+Z, except in text fields. Compares the key's code, not its letter, so that it works in any keyboard layout. */
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
