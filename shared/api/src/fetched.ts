import { PortalError } from './portal-error.ts';

/** A part of the portal that is fetched when needed; one that cannot be had is a `network` error. */
export async function fetched<M>(part: Promise<M>): Promise<M> {
  try {
    return await part;
  } catch (cause) {
    throw Object.assign(new PortalError('network'), { cause });
  }
}
