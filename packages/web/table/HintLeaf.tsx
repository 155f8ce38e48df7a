import type { Json } from '@izvilina/kernel/json.ts';
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLanguage, useWords, wordError } from '../i18n/words.ts';
import { Icon } from '../pieces/Icon.tsx';
import type { NameOf, TableModule } from '../tables/module.ts';
import { Advice, PointedProvider } from '../tables/shared/Advice.tsx';
import { plainReasons } from '../tables/shared/plainReasons.ts';
import type { Hint } from './useHint.ts';
import './hint.css';

const ADVISED = 3;
/** More reasons can neither be read at a glance nor fit the strip. */
const REASONS = 3;

/** «Что бы сыграл бот», with reasons: a strip over the bar. The table keeps its place and size and can be played. */
export default function HintLeaf(props: {
  readonly module: TableModule;
  readonly hint: Hint;
  readonly nameOf: NameOf;
  readonly onPoint: (place: number) => void;
  readonly onClose: () => void;
}) {
  const { module, nameOf, onPoint } = props;
  const { answer, problem, pointed } = props.hint;
  const words = useWords();
  const language = useLanguage();
  const leaf = useRef<HTMLDialogElement>(null);
  useBorrowedFocus(leaf);
  useEscape(props.onClose);
  return (
    <dialog open ref={leaf} className="hint leaf" aria-label={words.table.hintTitle} tabIndex={-1}>
      <header>
        <h2>{words.table.hintTitle}</h2>
        <button type="button" className="close" aria-label={words.bar.close} onClick={props.onClose}>
          <Icon name="cross" />
        </button>
      </header>
      <div role="status">
        {!answer && !problem && <p className="sub">{words.table.hintThinks}</p>}
        {problem && <p className="wrong">{wordError(words, problem)}</p>}
        {answer && (
          <PointedProvider value={pointed}>
            <ol className="hints" onScroll={(event) => onPoint(nearest(event.currentTarget))}>
              {answer.best.slice(0, ADVISED).map((candidate, i) => (
                <li key={JSON.stringify(candidate.move)}>
                  <button
                    type="button"
                    aria-pressed={pointed === i + 1}
                    onPointerMove={(event) => isMoved(event) && onPoint(i + 1)}
                    onFocus={() => onPoint(i + 1)}
                    onClick={() => onPoint(i + 1)}
                  >
                    <Advice places={[i + 1]} />
                    <span className="vh">{i + 1}. </span>
                    <Named module={module} move={candidate.move} nameOf={nameOf} />
                    <span className="why">
                      {plainReasons(candidate.why, REASONS).map((reason) => (
                        <span key={reason.key}>{module.reason(reason, nameOf, language)} </span>
                      ))}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </PointedProvider>
        )}
      </div>
      {answer && <p className="sub">{words.table.hintNodes(answer.nodes)}</p>}
    </dialog>
  );
}

/** The strip opens under the pointer that asked for it, so only a pointer that moves points at an advice. */
const isMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;

/** The advised piece as a picture, with its name for screen readers; a move without a picture is named. */
function Named(props: { readonly module: TableModule; readonly move: Json; readonly nameOf: NameOf }) {
  const { module, move, nameOf } = props;
  const picture = module.picture?.(move) ?? null;
  const name = module.move(move, nameOf, useLanguage());
  return picture === null ? (
    <b>{name}</b>
  ) : (
    <>
      <span className="picture">{picture}</span>
      <b className="vh">{name}. </b>
    </>
  );
}

/** Place of the advice in view, 1 = best. On a phone the list scrolls sideways, and the table marks the one in view. */
function nearest(list: HTMLElement): number {
  const { left } = list.getBoundingClientRect();
  const away = [...list.children].map((item) => Math.abs(item.getBoundingClientRect().left - left));
  return away.indexOf(Math.min(...away)) + 1;
}

/** Moves the focus to the leaf, and back when it closes, unless the player has moved it elsewhere. */
function useBorrowedFocus(leaf: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const shown = leaf.current;
    const before = document.activeElement;
    shown?.focus({ preventScroll: true });
    return () => {
      if (shown?.contains(document.activeElement) && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, [leaf]);
}

/** Escape closes the hint wherever the focus is, before the table handles the key; an open dialog is closed first. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog:modal')) return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  });
}
