// Lets `fetch` read files in tests, since sample data is fetched as in a browser and Node's `fetch` does not read
// files.
import { readFile } from 'node:fs/promises';

const { fetch } = globalThis;

globalThis.fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!url.startsWith('file:')) return fetch(input, init);
  return new Response(new Uint8Array(await readFile(new URL(url))));
};
