import { useEffect, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../pieces/Icon.tsx';

/** A short note that lies down for a few seconds. */
export interface Note {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
}

/** What went wrong lies longer than what went well: on a phone it covers the top of the table. */
const liesFor = ({ icon }: Note): number => (icon === 'cross' || icon === 'off' ? 5_000 : 2_500);

let notes: readonly (Note & { readonly id: number })[] = [];
let next = 0;
const watchers = new Set<() => void>();
const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
const put = (changed: typeof notes) => {
  notes = changed;
  for (const watcher of watchers) watcher();
};

export function leaveNote(note: Note): void {
  put([...notes.filter((other) => other.title !== note.title), { ...note, id: next++ }].slice(-3));
}

export function Notes() {
  const lying = useSyncExternalStore(watch, () => notes);
  return (
    <div className="notes" role="status">
      {lying.map((note) => (
        <Lying key={note.id} note={note} />
      ))}
    </div>
  );
}

function Lying({ note }: { readonly note: Note & { readonly id: number } }) {
  useEffect(() => {
    const timer = setTimeout(() => put(notes.filter((other) => other.id !== note.id)), liesFor(note));
    return () => clearTimeout(timer);
  }, [note]);
  return (
    <div className="ticket">
      <Icon name={note.icon} />
      <b>{note.title}</b>
      {note.text && <p>{note.text}</p>}
    </div>
  );
}
