/** The path of the sign-in page, to which sign-in links lead. */
export const signInPath = '/login';

/**
 * Returns true if a URL looks like a sign-in link: with the portal's token, or with the mode and one-time code of a
 * sign-in service.
 */
export function looksLikeSignInLink(url: string): boolean {
  const { searchParams } = new URL(url, 'https://portal.invalid');
  const isOfService = searchParams.get('mode') === 'signIn' && Boolean(searchParams.get('oobCode'));
  return isOfService || tokenIn(url) !== undefined;
}

/** Returns the token of a sign-in link. It is in the fragment, which browsers do not send to servers. */
export function tokenIn(url: string): string | undefined {
  return /#token=([^&]+)$/.exec(url)?.[1];
}

/** The sign-in link that opened the page, until it is used. */
export interface OpenedLink {
  url?: string | undefined;
}

/** Removes the token from the address bar, so that it cannot be copied or seen there. */
export function takeOpenedLink(): OpenedLink {
  const { href, pathname, search } = window.location;
  if (tokenIn(href) === undefined) return {};
  window.history.replaceState(window.history.state, '', pathname + search);
  return { url: href };
}
