// Sample data is fetched as the browser fetches it; Node's fetch does not read files, so tests teach it to.
import { readFile } from 'node:fs/promises';

const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith('file:')) return fetch(input, init);
  return new Response(new Uint8Array(await readFile(new URL(url))));
};
