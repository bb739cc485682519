import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';

/** What a browser that is signed in holds. */
export const sessionCookieName = 'hoa-session';

/** The name of a cookie on https: no other host and no http page can set one with this beginning. */
export function secureName(plainName: string): string {
  return `__Host-${plainName}`;
}

/** One cookie of the portal. */
export interface PortalCookie {
  get(c: Context): string | undefined;
  set(c: Context, value: string): void;
  delete(c: Context): void;
  /** Its value in the header `Cookie`. */
  readFrom(headers: Headers): string | undefined;
}

/**
 * A cookie that scripts cannot read and other sites' pages cannot send along with writing requests. On https it has
 * its secure name.
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

/** Parsed by hand: other cookies may not be decodable. */
function cookieIn(header: string, name: string): string | undefined {
  for (const pair of header.split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return undefined;
}
