import { useEffect } from 'react';
import { keepFocus } from '../kit/device/page-focus.ts';

/** Runs `keepFocus` on the root element, so it covers all pages and the changes between them. */
export function PageFocus() {
  useEffect(() => {
    const root = document.getElementById('root');
    return root ? keepFocus(root) : undefined;
  }, []);
  return null;
}
