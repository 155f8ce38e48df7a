import type { Refusal } from '@izvilina/kernel/result.ts';
import { nickname as checked } from '@izvilina/protocol/names.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords, wordError } from '../i18n/words.ts';
import { change } from '../kit/remembered/settings.ts';
import { Sheet } from '../kit/widgets/Sheet.tsx';
import { Mark } from '../pieces/Mark.tsx';

/** Asks for a nickname once, because friends must see who invites them. */
export default function NameSheet(props: { readonly onName: (name: string) => void; readonly onClose: () => void }) {
  const words = useWords();
  const [name, setName] = useState('');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = checked(name);
    if (!result.ok) return setRefused(result.error);
    change({ nickname: result.value });
    props.onName(result.value);
  };
  return (
    <Sheet title={words.guest.sign} onClose={props.onClose}>
      <form className="name-form" onSubmit={submit}>
        <div className="blank">
          <Mark seat={0} />
          <input
            ref={field}
            value={name}
            onChange={(event) => setName(event.target.value)}
            aria-label={words.guest.sign}
            aria-invalid={refused !== null}
            aria-describedby="name-problem"
            autoComplete="nickname"
            enterKeyHint="go"
          />
        </div>
        <p className="wrong" id="name-problem" role="alert">
          {refused && wordError(words, refused)}
        </p>
        <button type="submit" className="stamp">
          {words.guest.host}
        </button>
      </form>
    </Sheet>
  );
}
