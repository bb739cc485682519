/**
 * Returns another spelling of a release's URL for each attempt to load it; the server returns the same file. A module
 * that was cut off or threw is remembered as broken under its address for the life of the page (Chrome fetches again
 * only what it never got), and chunks name each other relative to the entry: a new spelling of the folder makes all of
 * them new. Attempt 0 is the address itself.
 */
export function respelledAddress(address: string, attempt: number): string {
  const segments = address.split('/');
  const folder = segments.at(-2) ?? '';
  let bit = 0;
  segments[segments.length - 2] = folder.replace(/[a-z0-9]/gi, (character) => {
    const isEscaped = ((attempt >> bit) & 1) === 1;
    bit += 1;
    return isEscaped ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : character;
  });
  return segments.join('/');
}
