import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

/** The cookie with the token of a session. */
export const sessionCookieName = 'hoa-session';

/** Returns the name of a cookie on HTTPS: neither other hosts nor HTTP pages can set a cookie with this prefix. */
export function secureName(plainName: string): string {
  return `__Host-${plainName}`;
}

export interface PortalCookie {
  get(c: Context): string | undefined;
  set(c: Context, value: string): void;
  delete(c: Context): void;
  /** Reads its value from the `Cookie` header. */
  readFrom(headers: Headers): string | undefined;
}

/**
 * Creates an HttpOnly cookie that pages of other sites cannot send with write requests. On HTTPS it has its secure
 * name.
 */
export function createCookie(origin: string, plainName: string, maxAge: number): PortalCookie {
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === 'https:';
  if (!secure && hostname !== 'localhost') {
    throw new Error('Signing in takes https, but for http://localhost.');
  }
  const name = secure ? secureName(plainName) : plainName;
  const options: CookieOptions = { path: '/', secure, httpOnly: true, sameSite: 'Lax' };
  return {
    get: (c) => getCookie(c, name),
    set: (c, value) => setCookie(c, name, value, { ...options, maxAge }),
    delete: (c) => void deleteCookie(c, name, options),
    readFrom: (headers) => cookieIn(headers.get('Cookie') ?? '', name),
  };
}

/** Parsed manually, since decoding other cookies may fail. */
function cookieIn(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
