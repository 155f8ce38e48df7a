import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import { isNotLoaded } from '../kit/loading/not-loaded.ts';
import '../pages/pages.css';

type State = 'fine' | 'broken' | 'not loaded';

/** Error boundary: shows what went wrong and how to go on, instead of an empty page. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly page: State }> {
  override state: { readonly page: State } = { page: 'fine' };

  static getDerivedStateFromError(error: unknown): { readonly page: State } {
    return { page: isNotLoaded(error) ? 'not loaded' : 'broken' };
  }

  override render() {
    const { page } = this.state;
    return page === 'fine' ? this.props.children : <BrokenPage why={page} />;
  }
}

function BrokenPage({ why }: { readonly why: Exclude<State, 'fine'> }) {
  const { broken } = useWords();
  const { title, text, again } = why === 'not loaded' ? broken.notLoaded : { ...broken, again: broken.reload };
  return (
    <div className="room page">
      <main className="narrow" role="alert">
        <h2 className="big">{title}</h2>
        <p className="sub">{text}</p>
        <button type="button" className="stamp" onClick={() => location.reload()}>
          {again}
        </button>
      </main>
    </div>
  );
}
