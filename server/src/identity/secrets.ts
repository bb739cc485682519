import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Secrets that only this portal can derive: parts of links, and codes. They are never stored. */
export interface Secrets {
  /** Derives the secret part of a link, or the token of a session; deterministic for a name. */
  derive(
    purpose:
      | 'sign-in-link'
      | 'email-link'
      | 'session'
      | 'known-browser'
      | 'reply-address'
      | 'calendar-feed',
    name: string,
  ): string;
  /** Derives six digits; deterministic for a name. */
  code(name: string): string;
  /** Derives a key for a table that does not reveal the person. */
  pseudonym(text: string): string;
}

/** Creates secrets that are derived from the portal's main secret. */
export function createSecrets(secret: string): Secrets {
  const mac = (purpose: string, name: string) =>
    createHmac('sha256', secret).update(`${purpose}:${name}`).digest();
  return {
    derive: (purpose, name) => mac(purpose, name).toString('base64url'),
    // 48 bits modulo a million: no code is noticeably more likely.
    code: (name) => String(mac('code', name).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    pseudonym: (text) => mac('pseudonym', text).toString('base64url'),
  };
}

/** Returns 256 random bits as text for cookies and URLs. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token; the token itself is never stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  );
}
