import { sha256 } from '@noble/hashes/sha2.js';

export interface LinkToken {
  /** The secret part of a link: the association's id, and 256 random bits. */
  readonly token: string;
  /** Its SHA-256 in base64url, by which the server knows it. */
  readonly tokenHash: string;
}

/** Returns a token for a link. Browsers offer their own SHA-256 only on HTTPS and localhost. */
export function newLinkToken(hoaId: string): LinkToken {
  const token = `${hoaId}.${base64Url(crypto.getRandomValues(new Uint8Array(32)))}`;
  return { token, tokenHash: base64Url(sha256(new TextEncoder().encode(token))) };
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
