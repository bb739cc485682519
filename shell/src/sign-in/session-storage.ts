import { type OwnMembership, roles, sessionDays } from '@hoa/domain';
import type { AppState } from '@hoa/portal';

/** A session expires after this time without use. */
export const sessionIdleMs = sessionDays * 24 * 60 * 60 * 1000;

const sessionKey = 'hoa:session';
/** The key is given by the specification. */
export const liveDataKey = 'useLiveData';

type SessionState = Pick<
  AppState,
  'role' | 'user' | 'mockOn' | 'hoaId' | 'memberships' | 'membershipId'
>;

/** Reads the stored part of the app state; empty if storage is empty, corrupt or blocked. */
export function readSession(storage: () => Storage, now: number): Partial<AppState> {
  try {
    const useLiveData = storage().getItem(liveDataKey) === 'true';
    return { ...parseSession(storage().getItem(sessionKey), now), useLiveData };
  } catch {
    return {};
  }
}

/**
 * Stores the session for the next start and for other tabs, with `now` as the last use. Returns false if storage is
 * full or blocked; then the session exists only in memory.
 */
export function writeSession(storage: () => Storage, state: AppState, now: number): boolean {
  const { role, user, mockOn, hoaId, memberships, membershipId } = state;
  try {
    storage().setItem(liveDataKey, String(state.useLiveData));
    if (!user) storage().removeItem(sessionKey);
    else {
      const session = { role, user, mockOn, hoaId, memberships, membershipId, lastSeen: now };
      storage().setItem(sessionKey, JSON.stringify(session));
    }
    return user !== null;
  } catch {
    return false;
  }
}

/** Returns true if a storage event concerns the session; null means that all storage was cleared. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === sessionKey || key === liveDataKey;
}

function parseSession(text: string | null, now: number): SessionState | undefined {
  const stored = parsed(text);
  if (!isRecord(stored)) return undefined;
  // A session without `lastSeen`, from an older release, counts as just used.
  const { role, mockOn, hoaId, lastSeen = now } = stored;
  const user = parseUser(stored.user);
  const known = roles.find((name) => name === role);
  if (!known || !user || typeof mockOn !== 'boolean' || typeof hoaId !== 'string') return undefined;
  if (typeof lastSeen !== 'number' || now - lastSeen > sessionIdleMs) return undefined;
  const memberships = parseMemberships(stored.memberships);
  const current = memberships.find(({ id }) => id === stored.membershipId);
  const isInUse = current?.role === known && current.hoaId === hoaId;
  const membershipId = current && isInUse ? current.id : null;
  return { role: known, user, mockOn, hoaId, memberships, membershipId };
}

/** Empty for a session from an older release; the person then has their single role. */
function parseMemberships(stored: unknown): AppState['memberships'] {
  return Array.isArray(stored) ? stored.filter(isMembership) : [];
}

/** Optional fields are not checked: only the portal writes them, and in live mode each start replaces them. */
function isMembership(stored: unknown): stored is OwnMembership {
  return (
    isRecord(stored) &&
    isText(stored.id) &&
    isText(stored.hoaId) &&
    roles.some((name) => name === stored.role)
  );
}

function parseUser(stored: unknown): AppState['user'] {
  if (!isRecord(stored)) return null;
  const { uid, email, displayName } = stored;
  return isText(uid) && typeof email === 'string' && isText(displayName)
    ? { uid, email, displayName }
    : null;
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
