import type { Configuration } from '@hoa/registry';

/** The API's URL if the registry cannot be read or does not set it. */
const usualAddress = '/api';

/** Returns the API's URL from the site's configuration. */
export async function apiAddress(read: Promise<Configuration | undefined>): Promise<string> {
  return apiIn(await read);
}

/** Returns the API's URL in the site's configuration; undefined if that cannot be read. */
export function apiIn(configuration: Configuration | undefined): string {
  return configuration?.api ?? usualAddress;
}
