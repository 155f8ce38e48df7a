import { useEffect } from 'react';
import { keepFocus } from '../kit/device/page-focus.ts';

/** Over all pages, and from one to the next. */
export function PageFocus() {
  useEffect(() => {
    const root = document.getElementById('root');
    return root ? keepFocus(root) : undefined;
  }, []);
  return null;
}
