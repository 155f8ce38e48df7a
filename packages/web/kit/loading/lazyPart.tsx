import { Component, type ComponentType, lazy } from 'react';
import { useWords } from '../../i18n/words.ts';
import { Icon } from '../../pieces/Icon.tsx';
import { isNotLoaded } from './not-loaded.ts';

interface State {
  readonly error: unknown;
  readonly isDismissed: boolean;
}

/**
 * React's `lazy` for a part of a page. If it cannot be fetched, the page stays and a small note offers to try again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Part: ComponentType<Props> = lazy(load);

  return class extends Component<Props, State> {
    override state: State = { error: null, isDismissed: false };

    static getDerivedStateFromError(error: unknown): Partial<State> {
      return { error };
    }

    override componentDidCatch(): void {
      Part = lazy(load); // a failed `lazy` component never loads again
    }

    override render() {
      const { error, isDismissed } = this.state;
      if (error === null) return <Part {...this.props} />;
      if (!isNotLoaded(error)) throw error;
      if (isDismissed) return null;
      const { onClose } = this.props as { readonly onClose?: () => void };
      return (
        <Missing
          onAgain={() => this.setState({ error: null })}
          onClose={onClose ?? (() => this.setState({ isDismissed: true }))}
        />
      );
    }
  };
}

function Missing({ onAgain, onClose }: { readonly onAgain: () => void; readonly onClose: () => void }) {
  const { bar, broken } = useWords();
  return (
    <div className="notes">
      <div className="ticket" role="alert">
        <Icon name="off" />
        <b>{broken.part.title}</b>
        <p>{broken.part.text}</p>
        <div className="rowf">
          <button type="button" className="quiet" onClick={onAgain}>
            {broken.part.again}
          </button>
          <button type="button" className="quiet" onClick={onClose}>
            {bar.close}
          </button>
        </div>
      </div>
    </div>
  );
}
