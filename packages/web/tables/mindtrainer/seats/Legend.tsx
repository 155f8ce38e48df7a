import type { MindtrainerWords } from '../words/words.ts';

/** Circle: the letter counts more. Diamond: the whole word does. */
export function Legend({ words }: { readonly words: MindtrainerWords }) {
  return (
    <ul className="mt-legend" aria-hidden="true">
      <li>
        <i className="mt-cell x2l">
          <s>×2</s>
        </i>
        <i className="mt-cell x3l">
          <s>×3</s>
        </i>
        {words.legend.letter}
      </li>
      <li>
        <i className="mt-cell x2w">
          <s>×2</s>
        </i>
        <i className="mt-cell x3w">
          <s>×3</s>
        </i>
        {words.legend.word}
      </li>
    </ul>
  );
}
