import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Bar } from '../../kit/widgets/Bar.tsx';
import '../../pages/pages.css';

/** A field for the short code of a table, which is told aloud. */
export function CodePage(props: {
  readonly searching: boolean;
  readonly problem: string | null;
  readonly onEnter: (code: string) => void;
}) {
  const words = useWords();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (props.problem === null) return;
    field.current?.focus();
    field.current?.select();
  }, [props.problem]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code) props.onEnter(code);
  };
  return (
    <div className="room page">
      <Bar title={words.name} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="narrow">
        <h2 className="big">{words.code.title}</h2>
        <p className="sub">{words.code.text}</p>
        <form onSubmit={submit}>
          <div className="blank code-blank">
            <input
              ref={field}
              value={code}
              onChange={(event) => setCode(event.target.value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, ''))}
              aria-label={words.code.label}
              aria-invalid={props.problem !== null}
              aria-describedby="code-problem"
              maxLength={6}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="go"
              // biome-ignore lint/a11y/noAutofocus: the page has this one field and nothing to read after it.
              autoFocus
            />
          </div>
          <p className="wrong" id="code-problem" role="alert">
            {props.problem}
          </p>
          <button type="submit" className="stamp" disabled={props.searching || code.length < 4}>
            {props.searching ? words.code.searching : words.code.enter}
          </button>
        </form>
      </main>
    </div>
  );
}
