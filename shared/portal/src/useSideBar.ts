import { useEffect, useState } from 'react';
import { keepChoice, kept } from './kept-choices.ts';

const key = 'hoa:navigation';

/**
 * Returns the expanded state of the sidebar, a function that toggles it, and props for the content next to it. On wide
 * screens the state is stored; on narrow ones the sidebar opens over the page and closes when the content is used.
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
    if (hasRoom()) keepChoice(key, open ? 'collapsed' : '');
  };
  return [open, toggle, { onPointerDown: close, onFocus: close }] as const;
}

/** Returns true if the screen is wide enough for the sidebar next to the page. */
function hasRoom(): boolean {
  return matchMedia('(width >= 64rem)').matches;
}

function isKeptOpen(): boolean {
  return hasRoom() && kept(key) !== 'collapsed';
}
