import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { usePause } from '../pause.ts';

/** A modal sheet over the table; `side`: full height, at the edge. Esc, the cross and a tap beside it close it. */
export function Sheet(props: {
  readonly title: string;
  readonly side?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  usePause(true);
  // The dialog is closed before it is removed: only then does the browser restore the focus.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a tap beside the leaf closes it; the keyboard has Esc and the cross.
    <dialog
      ref={dialog}
      className={props.side ? 'sheet side' : 'sheet'}
      aria-label={props.title}
      onCancel={props.onClose}
      onClick={(event) => event.target === dialog.current && props.onClose()}
    >
      <div className="leaf">
        <header>
          <h2>{props.title}</h2>
          <button type="button" className="close" aria-label={words.bar.close} onClick={props.onClose}>
            <Icon name="cross" />
          </button>
        </header>
        {props.children}
      </div>
    </dialog>
  );
}
