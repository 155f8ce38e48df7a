import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useOwnWords, useWords } from '../i18n/words.ts';
import { Bar } from '../kit/widgets/Bar.tsx';
import { Icon } from '../pieces/Icon.tsx';
import '../pages/pages.css';
import './drop.css';
import { WORDS } from './words.ts';

/** The page that opens a saved game from a file. */
export function FilePage(props: { readonly problem: string | null; readonly onFile: (content: unknown) => void }) {
  const words = useWords();
  const text = useOwnWords(WORDS);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.text();
    try {
      props.onFile(JSON.parse(text));
    } catch {
      props.onFile(text); // not JSON: may be an export format of one of the games
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  };
  return (
    <div className="room page">
      <Bar title={text.title} items={[{ icon: 'leave', text: words.bar.home, go: '/' }]} />
      <main className="narrow">
        <section
          className={over ? 'drop over' : 'drop'}
          aria-label={text.drop}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="save" />
          <h2 className="big">{text.drop}</h2>
          <p className="sub">{text.dropText}</p>
          <button type="button" className="stamp" onClick={() => input.current?.click()}>
            {text.open}
          </button>
          <input
            ref={input}
            className="vh"
            type="file"
            accept="application/json,.json,.gcg"
            tabIndex={-1}
            aria-label={text.open}
            onChange={(event: ChangeEvent<HTMLInputElement>) => read(event.target.files?.[0])}
          />
          <p className="wrong" role="alert">
            {props.problem}
          </p>
        </section>
      </main>
    </div>
  );
}
