const key = 'hoa:navigation';

/** How the side bar was left; at first it is open where there is room. */
export function isSideBarOpen(): boolean {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept !== 'collapsed';
  } catch {
    // Where storage is forbidden it is as at the first visit.
  }
  return innerWidth >= 1024;
}

export function keepSideBarOpen(open: boolean): void {
  try {
    localStorage.setItem(key, open ? 'expanded' : 'collapsed');
  } catch {
    // Where storage is full or forbidden it is as it was at the next visit.
  }
}
