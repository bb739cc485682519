import type { CalendarFeeds } from '@hoa/use-cases';
import { isSameSecret, type Secrets } from '../identity/secrets.ts';

/** The person whose feed an address opens, unless the address was replaced. */
export interface FeedAddress {
  readonly hoaId: string;
  readonly uid: string;
  /** Compares the secret of the address with that of a feed, in constant time. */
  isOf(feed: string): boolean;
}

export interface FeedAddresses extends CalendarFeeds {
  /** Returns undefined for a text that no feed has. */
  open(token: string): FeedAddress | undefined;
}

/**
 * The addresses of calendar feeds. A token is the association's id, the person's, and a secret. It derives from an id in
 * the person's profile and the portal's secret, so that the address can be shown again; another one of either ends it.
 */
export function createFeedAddresses({ derive }: Pick<Secrets, 'derive'>): FeedAddresses {
  const secretOf = (hoaId: string, uid: string, feed: string) =>
    derive('calendar-feed', JSON.stringify([hoaId, uid, feed]));
  return {
    pathOf: ({ hoaId, uid, feed }) =>
      `/api/calendars/${[hoaId, uid].map(encoded).join('.')}.${secretOf(hoaId, uid, feed)}.ics`,
    publicPathOf: (hoaId) => `/api/calendars/public/${encodeURIComponent(hoaId)}.ics`,
    open(token) {
      const [hoaId, uid, secret, ...rest] = token.split('.');
      if (!hoaId || !uid || !secret || rest.length > 0) return undefined;
      const [association, person] = [decoded(hoaId), decoded(uid)];
      return {
        hoaId: association,
        uid: person,
        isOf: (feed) => isSameSecret(secretOf(association, person, feed), secret),
      };
    },
  };
}

const encoded = (text: string) => Buffer.from(text).toString('base64url');

const decoded = (text: string) => Buffer.from(text, 'base64url').toString();
