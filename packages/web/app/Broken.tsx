import { Component, type ReactNode } from 'react';
import { useWords } from '../i18n/words.ts';
import '../pages/pages.css';

/** Error boundary: shows a message instead of an empty page. */
export class Broken extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

function BrokenPage() {
  const words = useWords();
  return (
    <div className="room page">
      <main className="narrow" role="alert">
        <h2 className="big">{words.broken.title}</h2>
        <p className="sub">{words.broken.text}</p>
        <button type="button" className="stamp" onClick={() => location.reload()}>
          {words.broken.reload}
        </button>
      </main>
    </div>
  );
}
