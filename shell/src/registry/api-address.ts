import type { Configuration } from '@hoa/registry';

/** The API's URL if the registry cannot be read or does not set it. */
const usualAddress = '/api';

/** Returns the API's URL from the site's configuration. */
export async function apiAddress(read: Promise<Configuration | undefined>): Promise<string> {
  return (await read)?.api ?? usualAddress;
}
