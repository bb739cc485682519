import { audienceTags, roles, tenures } from '@hoa/domain';
import type { AppState } from '@hoa/shared';

/** How long a session lasts without use. */
export const sessionIdleMs = 30 * 24 * 60 * 60 * 1000;

const sessionKey = 'hoa:session';
/** The specification names this key. */
export const liveDataKey = 'useLiveData';

type SessionState = Pick<
  AppState,
  'role' | 'user' | 'mockOn' | 'hoaId' | 'memberships' | 'membershipId'
>;

/** What the browser remembers of the app state; nothing where storage is empty, damaged or forbidden. */
export function readSession(storage: () => Storage, now: number): Partial<AppState> {
  try {
    const useLiveData = storage().getItem(liveDataKey) === 'true';
    return { ...parseSession(storage().getItem(sessionKey), now), useLiveData };
  } catch {
    return {};
  }
}

/**
 * Stores the session for the next start and for other tabs, as last used `now`. Returns whether it is
 * stored: where storage is full or forbidden the session lives in memory alone.
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

/** Whether a storage event is about the session. */
export function isSessionKey(key: string | null): boolean {
  return key === null || key === sessionKey || key === liveDataKey;
}

function parseSession(text: string | null, now: number): SessionState | undefined {
  const stored = parsed(text);
  if (!isRecord(stored)) return undefined;
  // A session stored before they had a length counts as just used.
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

/** None for a session stored before people had several; then they have their one role. */
function parseMemberships(stored: unknown): AppState['memberships'] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: unknown) => {
    if (!isRecord(one)) return [];
    const { id, hoaId, unit, association } = one;
    const role = roles.find((name) => name === one.role);
    const tenure = tenures.find((name) => name === one.tenure);
    if (!role || !isText(id) || !isText(hoaId)) return [];
    const { groups: listed } = one;
    const groups = Array.isArray(listed) && audienceTags.filter((tag) => listed.includes(tag));
    return [
      {
        id,
        hoaId,
        role,
        ...(isText(association) && { association }),
        ...(isText(unit) && { unit, tenure }),
        ...(groups && { groups }),
      },
    ];
  });
}

function parseUser(stored: unknown): AppState['user'] {
  if (!isRecord(stored)) return null;
  const { uid, email, displayName } = stored;
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
