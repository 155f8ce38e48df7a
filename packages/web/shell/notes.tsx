import { useEffect, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../pieces/Icon.tsx';

/** A short note that lies down for a few seconds. */
export interface Note {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
}

const LIES_FOR = 5_000;

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
    const timer = setTimeout(() => put(notes.filter((other) => other.id !== note.id)), LIES_FOR);
    return () => clearTimeout(timer);
  }, [note.id]);
  return (
    <div className="ticket">
      <Icon name={note.icon} />
      <b>{note.title}</b>
      {note.text && <p>{note.text}</p>}
    </div>
  );
}
