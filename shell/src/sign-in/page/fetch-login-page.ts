/** Loads the sign-in page: immediately for a visitor, and before a sign-out for everyone else. */
export function fetchLoginPage() {
  return import('./LoginPage.tsx');
}
