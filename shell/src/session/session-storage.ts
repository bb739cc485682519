import type { AppState } from '@hoa/shared';

const sessionKey = 'hoa:session';
/** The specification names this key. */
export const liveDataKey = 'useLiveData';

const roles = ['resident', 'vendor', 'admin'] as const;

/** What the browser remembers of the app state; nothing where storage is empty, damaged or forbidden. */
export function readSession(storage: () => Storage): Partial<AppState> {
  try {
    const useLiveData = storage().getItem(liveDataKey) === 'true';
    return { ...sessionIn(storage().getItem(sessionKey)), useLiveData };
  } catch {
    return {};
  }
}

/** Keeps the session for the next start and for other tabs; where storage is forbidden it lives in memory. */
export function writeSession(storage: () => Storage, state: AppState): void {
  const { role, user, mockOn, hoaId } = state;
  try {
    storage().setItem(liveDataKey, String(state.useLiveData));
    if (user) storage().setItem(sessionKey, JSON.stringify({ role, user, mockOn, hoaId }));
    else storage().removeItem(sessionKey);
  } catch {
    // Storage that is full or forbidden costs the memory of this session, not its use.
  }
}

/** Whether a storage event is about the session. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === sessionKey || key === liveDataKey;
}

type Session = Pick<AppState, 'role' | 'user' | 'mockOn' | 'hoaId'>;

function sessionIn(text: string | null): Session | undefined {
  const kept = parsed(text);
  if (!isRecord(kept)) return undefined;
  const { role, mockOn, hoaId } = kept;
  const user = userIn(kept.user);
  const known = roles.find((name) => name === role);
  if (!known || !user || typeof mockOn !== 'boolean' || typeof hoaId !== 'string') return undefined;
  return { role: known, user, mockOn, hoaId };
}

function userIn(kept: unknown): AppState['user'] {
  if (!isRecord(kept)) return null;
  const { uid, email, displayName } = kept;
  return isText(uid) && isText(email) && isText(displayName) ? { uid, email, displayName } : null;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
