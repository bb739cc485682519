/** Whether an address has the shape of a sign-in link: the mode and the one-time code of the service. */
export function looksLikeSignInLink(url: string): boolean {
  const { searchParams } = new URL(url, 'https://portal.invalid');
  return searchParams.get('mode') === 'signIn' && Boolean(searchParams.get('oobCode'));
}
