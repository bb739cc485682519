/** Returns a choice stored in this browser; null if there is none or storage is blocked. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice in this browser for the next visit. */
export function keepChoice(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // If storage is full or blocked, the choice still applies until the page is closed.
  }
}
