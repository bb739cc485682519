import type { Role } from '@hoa/domain';

const keyOf = (uid: string, role: Role) => `hoa:welcome:${encodeURIComponent(uid)}:${role}`;

/** Returns true if this person has dismissed the welcome in this browser, or if storage is unavailable. */
export function isWelcomeSeen(uid: string, role: Role): boolean {
  try {
    return window.localStorage.getItem(keyOf(uid, role)) !== null;
  } catch {
    return true;
  }
}

/** Stores that a person has dismissed the welcome. */
export function keepWelcomeSeen(uid: string, role: Role): void {
  try {
    window.localStorage.setItem(keyOf(uid, role), 'seen');
  } catch {
    // Storage is full or blocked: the welcome stays dismissed as long as the page is open.
  }
}
