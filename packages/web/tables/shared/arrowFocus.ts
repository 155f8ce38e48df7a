import type { KeyboardEvent } from 'react';

/** Arrows, Home and End move the focus through the buttons of a group; with `columns`, up and down jump by a row. */
export function moveFocus(event: KeyboardEvent, group: HTMLElement | null, columns = 1): void {
  const buttons = [...(group?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  if (at < 0) return;
  const to = target(event.key, at, buttons.length, columns);
  if (to === null) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(buttons.length - 1, to))]?.focus();
}

function target(key: string, at: number, count: number, columns: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return at + 1;
    case 'ArrowLeft':
      return at - 1;
    case 'ArrowDown':
      return at + columns;
    case 'ArrowUp':
      return at - columns;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
