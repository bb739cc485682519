import { PortalError } from './portal-error.ts';

/** A lazy chunk; one that can't be fetched rejects with a `network` error. */
export async function fetched<M>(part: Promise<M>): Promise<M> {
  try {
    return await part;
  } catch (cause) {
    throw Object.assign(new PortalError('network'), { cause });
  }
}
