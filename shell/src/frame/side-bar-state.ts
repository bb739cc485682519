const key = 'hoa:navigation';

/** How the side bar was left; at first it is open where there is room. */
export function isSideBarOpen(): boolean {
  const kept = read();
  return kept === null ? window.innerWidth >= 1024 : kept !== 'collapsed';
}

export function keepSideBarOpen(open: boolean): void {
  try {
    window.localStorage.setItem(key, open ? 'expanded' : 'collapsed');
  } catch {
    // Where storage is full or forbidden it is as it was at the next visit.
  }
}

function read(): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}
