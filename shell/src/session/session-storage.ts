import type { AppState } from '@hoa/shared';

const sessionKey = 'hoa:session';
/** The specification names this key. */
export const liveDataKey = 'useLiveData';

const roles = ['resident', 'vendor', 'admin'];

/** What the browser remembers of the app state; nothing where storage is empty, damaged or forbidden. */
export function readSession(storage: () => Storage): Partial<AppState> {
  try {
    const useLiveData = storage().getItem(liveDataKey) === 'true';
    const kept: unknown = JSON.parse(storage().getItem(sessionKey) ?? 'null');
    return isSession(kept) ? { ...kept, useLiveData } : { useLiveData };
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

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const { role, user, mockOn, hoaId } = value as Partial<Record<keyof Session, unknown>>;
  return (
    roles.includes(String(role)) &&
    isUser(user) &&
    typeof mockOn === 'boolean' &&
    typeof hoaId === 'string'
  );
}

function isUser(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, email, displayName } = value as Record<string, unknown>;
  return [uid, email, displayName].every((text) => typeof text === 'string' && text !== '');
}
