import type { Role } from '@hoa/domain';

const keyOf = (uid: string, role: Role) => `hoa:welcome:${encodeURIComponent(uid)}:${role}`;

/** Whether a person dismissed in this browser what their role can do; yes where nothing can be kept. */
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
