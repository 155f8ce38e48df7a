import { useWords } from '../i18n/words.ts';

/** The first stop of the Tab key on every page: skips the bar and goes to the page's content. */
export function SkipLink() {
  const words = useWords();
  return (
    <button
      type="button"
      className="vh skip"
      onClick={() => {
        const content = document.querySelector('header.bar, header.head')?.nextElementSibling;
        content?.setAttribute('tabindex', '-1');
        if (content instanceof HTMLElement) content.focus({ preventScroll: true });
      }}
    >
      {words.bar.skip}
    </button>
  );
}
