/** A choice that was kept in this browser; null without one, and where storage is forbidden. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a choice in this browser for the next visit. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // If storage is full or forbidden, the choice still applies until the page is closed.
  }
}
