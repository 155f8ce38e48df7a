import type { Candidate } from '@izvilina/bots/bot.ts';
import type { Json } from '@izvilina/kernel/json.ts';
import { useEffect, useState } from 'react';
import { refusalOf } from '../client/line.ts';
import { useLanguage, useWords, wordError } from '../i18n/words.ts';
import type { TableModule } from '../tables/module.ts';
import { Sheet } from './Sheet.tsx';

interface Answer {
  readonly best: readonly Candidate<Json>[];
  readonly nodes: number;
}

/** «Что бы сыграл бот», and why. */
export function HintSheet(props: {
  readonly module: TableModule;
  readonly ask: () => Promise<Answer>;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
}) {
  const { module } = props;
  const words = useWords();
  const language = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the sheet is opened.
  useEffect(() => {
    let here = true;
    props.ask().then(
      (got) => {
        if (!here) return;
        setAnswer(got);
        props.onAnswer(got);
      },
      (error: unknown) => here && setProblem(wordError(words, refusalOf(error))),
    );
    return () => {
      here = false;
    };
  }, []);
  return (
    <Sheet title={words.table.hintTitle} onClose={props.onClose}>
      <div role="status">
        {!answer && !problem && <p className="sub">{words.table.hintThinks}</p>}
        {problem && <p className="wrong">{problem}</p>}
        {answer && (
          <ol className="hints">
            {answer.best.slice(0, 3).map((candidate) => (
              <li key={JSON.stringify(candidate.move)}>
                <b>{module.move(candidate.move, language)}</b>
                {candidate.why.map((reason) => (
                  <span key={reason.key}>{module.reason(reason, language)}</span>
                ))}
              </li>
            ))}
          </ol>
        )}
      </div>
      {answer && <p className="sub">{words.table.hintNodes(answer.nodes)}</p>}
    </Sheet>
  );
}
