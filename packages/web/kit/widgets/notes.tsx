import { useEffect } from 'react';
import { Icon, type IconName } from '../../pieces/Icon.tsx';

import { createStore, useStore } from '../store.ts';

/** A short note shown for a few seconds. */
export interface Note {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
}

/** Milliseconds that a note is shown. Errors stay longer; on a phone a note covers the top of the table. */
const shownFor = ({ icon }: Note): number => (icon === 'cross' || icon === 'off' ? 5_000 : 2_500);

type ShownNote = Note & { readonly id: number };

const notes = createStore<readonly ShownNote[]>([]);
let next = 0;

export function leaveNote(note: Note): void {
  notes.set([...notes.get().filter((other) => other.title !== note.title), { ...note, id: next++ }].slice(-3));
}

export function Notes() {
  const shown = useStore(notes);
  return (
    <div className="notes" role="status">
      {shown.map((note) => (
        <NoteTicket key={note.id} note={note} />
      ))}
    </div>
  );
}

function NoteTicket({ note }: { readonly note: ShownNote }) {
  useEffect(() => {
    const timer = setTimeout(() => notes.set(notes.get().filter((other) => other.id !== note.id)), shownFor(note));
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
