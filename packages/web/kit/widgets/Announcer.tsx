import { useEffect, useState } from 'react';

interface Utterance {
  readonly id: number;
  readonly text: string;
}

/** News may come faster than a screen reader speaks: the last KEPT lines stay in the page, so that none is cut off. */
const KEPT = 8;

/** Text for screen readers: each piece of news as it comes, then the question. */
export function Announcer({ news, asked }: { readonly news: readonly string[]; readonly asked: string }) {
  const text = [...news, asked].join(' ');
  const silent = news.length === 0;
  const [said, setSaid] = useState<readonly Utterance[]>([]);
  useEffect(() => {
    setSaid((before) => {
      const last = before.at(-1);
      if (silent && last?.text.endsWith(text)) return before;
      return [...before.slice(1 - KEPT), { id: (last?.id ?? 0) + 1, text }];
    });
  }, [text, silent]);
  return (
    <div className="vh" aria-live="polite" data-testid="announcer">
      {said.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
