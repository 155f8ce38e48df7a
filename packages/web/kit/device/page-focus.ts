type Part = HTMLElement | SVGElement;

/**
 * Keeps the keyboard focus from getting lost. When the focused element is removed (another page, a button that did its
 * work) or disabled, the nearest ancestor still in the page gets the focus, or else the main element: Tab goes on from
 * there, and a screen reader is not left silent. Returns a function that stops it.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** The element that had the focus, followed by its ancestors, innermost first. */
  let way: readonly Part[] = [];
  const remember = ({ target }: FocusEvent) => {
    way = wayOut(target as Part, root);
  };
  const changes = new MutationObserver(() => {
    const [had, ...around] = way;
    if (!had || (had.isConnected && !had.matches(':disabled'))) return;
    const { activeElement } = document;
    // A disabled button keeps the focus until the page is drawn again.
    if (activeElement !== document.body && activeElement !== had) return;
    const main = root.querySelector('main');
    const next = around.find((one) => one.isConnected && main?.contains(one)) ?? main;
    if (!next) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', remember);
  changes.observe(root, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    root.removeEventListener('focusin', remember);
    changes.disconnect();
  };
}

function wayOut(from: Part, root: Part): readonly Part[] {
  const way: Part[] = [];
  for (let at: Part | null = from; at && at !== root; at = at.parentElement) way.push(at);
  return way;
}
