import { useEffect, useState } from 'react';
import { keep, kept } from './kept-choices.ts';

const key = 'hoa:navigation';

/**
 * Returns whether the side bar is expanded, a function that toggles it, and props for the content beside it. On wide
 * screens the choice is kept; on narrow ones the bar opens over the page and closes once the content is used.
 */
export function useSideBar() {
  const [open, setOpen] = useState(isKeptOpen);
  const close = () => hasRoom() || setOpen(false);
  useEffect(() => {
    const follow = () => setOpen(isKeptOpen);
    addEventListener('resize', follow);
    return () => removeEventListener('resize', follow);
  }, []);
  const toggle = () => {
    setOpen(!open);
    if (hasRoom()) keep(key, open ? 'collapsed' : '');
  };
  return [open, toggle, { onPointerDown: close, onFocus: close }] as const;
}

/** Whether the side bar has room beside the page. */
function hasRoom(): boolean {
  return matchMedia('(width >= 64rem)').matches;
}

function isKeptOpen(): boolean {
  return hasRoom() && kept(key) !== 'collapsed';
}
