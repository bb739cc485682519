import { useState } from 'react';
import { isSideBarOpen, keepSideBarOpen } from './side-bar-state.ts';

/** Whether the side bar shows words beside its icons, and what turns that; kept for the next visit. */
export function useSideBar() {
  const [open, setOpen] = useState(isSideBarOpen);
  const toggle = () => {
    setOpen(!open);
    keepSideBarOpen(!open);
  };
  return [open, toggle] as const;
}
