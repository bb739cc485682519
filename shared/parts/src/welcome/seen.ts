import type { Role } from '@hoa/domain';

const keyOf = (uid: string, role: Role) => `hoa:welcome:${encodeURIComponent(uid)}:${role}`;

/** Whether this person has dismissed the welcome in this browser; true when storage is unavailable. */
export function isWelcomeSeen(uid: string, role: Role): boolean {
  try {
    return window.localStorage.getItem(keyOf(uid, role)) !== null;
  } catch {
    return true;
  }
}

/** Keeps that a person dismissed what their role can do. */
export function keepWelcomeSeen(uid: string, role: Role): void {
  try {
    window.localStorage.setItem(keyOf(uid, role), 'seen');
  } catch {
    // Full or refused: it is dismissed as long as the page is shown.
  }
}
