type Part = HTMLElement | SVGElement;

/**
 * For whoever uses the keyboard the focus is never nowhere. Where what had it is gone (another page, a button that did
 * its work) or cannot have it any more, the nearest thing around it that is still there has it, at the farthest the main part of
 * the page: Tab goes on from there, and a screen reader is not left silent. Returns how to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What had the focus, and what that stands in, from the inside out. */
  let way: readonly Part[] = [];
  const remember = ({ target }: FocusEvent) => {
    way = wayOut(target as Part, root);
  };
  const changes = new MutationObserver(() => {
    const [had, ...around] = way;
    if (!had || document.activeElement !== document.body || (had.isConnected && !had.matches(':disabled'))) return;
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
