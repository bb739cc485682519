import type { Configuration } from '@hoa/registry';

/** Where the API is when the registry can't be read, or does not say. */
const usualAddress = '/api';

/** Where the API is, as the site's configuration says. */
export async function apiAddress(read: Promise<Configuration | undefined>): Promise<string> {
  return (await read)?.api ?? usualAddress;
}
