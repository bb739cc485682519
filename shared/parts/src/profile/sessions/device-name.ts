import Bowser from 'bowser';

/** Returns the browser and the operating system in a `User-Agent`, as far as they are recognized. */
export function deviceName(
  userAgent: string,
  on: (of: { browser: string; system: string }) => string,
): string | undefined {
  if (userAgent === '') return undefined;
  const { browser, os, platform } = Bowser.parse(userAgent);
  // People say iPhone and iPad rather than iOS.
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  const name = browser.name?.replace(/ for Android$/, '');
  return name && system ? on({ browser: name, system }) : name || system;
}
