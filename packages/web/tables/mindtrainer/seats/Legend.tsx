import type { MindtrainerWords } from '../words/words.ts';

/** Legend of the premiums: a circle multiplies the letter, a diamond the whole word. */
export function Legend({ words }: { readonly words: MindtrainerWords }) {
  return (
    <ul className="mt-legend" aria-hidden="true">
      <li>
        <i className="mt-cell x2l">
          <s data-times="×2" />
        </i>
        <i className="mt-cell x3l">
          <s data-times="×3" />
        </i>
        {words.legend.letter}
      </li>
      <li>
        <i className="mt-cell x2w">
          <s data-times="×2" />
        </i>
        <i className="mt-cell x3w">
          <s data-times="×3" />
        </i>
        {words.legend.word}
      </li>
    </ul>
  );
}
