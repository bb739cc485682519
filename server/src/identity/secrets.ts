import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What only this portal can make: the parts of links, and codes. Nothing of it is stored. */
export interface Secrets {
  /** The secret part of a link, or the token of a session; the same for the same name. */
  derive(
    purpose: 'sign-in-link' | 'email-link' | 'session' | 'known-browser',
    name: string,
  ): string;
  /** Six digits, the same for the same name. */
  code(name: string): string;
  /** Names somebody in a table without saying who it is. */
  pseudonym(text: string): string;
}

/** Secrets that are derived from the portal's one. */
export function createSecrets(secret: string): Secrets {
  const mac = (purpose: string, name: string) =>
    createHmac('sha256', secret).update(`${purpose}:${name}`).digest();
  return {
    derive: (purpose, name) => mac(purpose, name).toString('base64url'),
    // 48 bits over a million codes: none is noticeably likelier.
    code: (name) => String(mac('code', name).readUIntBE(0, 6) % 1_000_000).padStart(6, '0'),
    pseudonym: (text) => mac('pseudonym', text).toString('base64url'),
  };
}

/** 256 random bits, as text for cookies and addresses. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, which is all that is stored of it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Compares without telling by its time where two texts differ. */
export function isSame(one: string, other: string): boolean {
  return timingSafeEqual(
    createHash('sha256').update(one).digest(),
    createHash('sha256').update(other).digest(),
  );
}
