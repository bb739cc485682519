/** What the console may be told in the current test. */
export const allowed = new Set<RegExp>();

/** Lets the current test cause console errors and warnings that match. */
export function expectConsole(pattern: RegExp): void {
  allowed.add(pattern);
}
