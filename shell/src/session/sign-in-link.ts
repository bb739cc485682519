/**
 * Whether an address has the shape of a sign-in link: with the token that the portal sends, or with the mode and the
 * one-time code of a sign-in service.
 */
export function looksLikeSignInLink(url: string): boolean {
  const { searchParams } = new URL(url, 'https://portal.invalid');
  const isOfService = searchParams.get('mode') === 'signIn' && Boolean(searchParams.get('oobCode'));
  return isOfService || tokenIn(url) !== undefined;
}

/** The token of a sign-in link. It stands in the fragment, which browsers send to no server. */
export function tokenIn(url: string): string | undefined {
  return /#token=([^&]+)$/.exec(url)?.[1];
}

/** The sign-in link that the page was opened by, until it has been used. */
export interface OpenedLink {
  url?: string | undefined;
}

/** Takes a token out of the page's address, before it can be copied or be seen over the person's shoulder. */
export function takeOpenedLink(): OpenedLink {
  const { href, pathname, search } = window.location;
  if (tokenIn(href) === undefined) return {};
  window.history.replaceState(window.history.state, '', pathname + search);
  return { url: href };
}
