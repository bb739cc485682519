/** In this order: most browsers also name those that they are like. */
const browsers = [
  ['Edge', /\bEdg/],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Known = readonly (readonly [name: string, pattern: RegExp])[];

/** A browser and its system by what it says of itself (its `User-Agent`), as far as that is known. */
export function deviceName(
  userAgent: string,
  on: (of: { browser: string; system: string }) => string,
): string | undefined {
  const nameIn = (known: Known) => known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  return browser && system ? on({ browser, system }) : (browser ?? system);
}
