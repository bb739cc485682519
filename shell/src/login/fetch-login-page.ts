/** Fetches the sign-in page: at once for a visitor, ahead of a sign-out for everybody else. */
export function fetchLoginPage() {
  return import('./LoginPage.tsx');
}
