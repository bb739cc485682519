/** Errors and warnings that the current test may write to the console. */
export const allowed = new Set<RegExp>();

/** Lets the current test cause console errors and warnings that match. */
export function expectConsole(pattern: RegExp): void {
  allowed.add(pattern);
}
