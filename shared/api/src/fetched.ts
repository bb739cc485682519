import { PortalError } from './portal-error.ts';

/** A lazy chunk; one that can't be fetched rejects with a `network` error. */
export async function fetched<M>(part: Promise<M>): Promise<M> {
  try {
    return await part;
  } catch (cause) {
    throw Object.assign(new PortalError('network'), { cause });
  }
}

/** A part that is fetched when it is first asked for, and asked for again after it could not be had. */
export function fetchedOnce<M>(load: () => Promise<M>): () => Promise<M> {
  let part: Promise<M> | undefined;
  return () => {
    part ??= fetched(load()).catch((error: unknown) => {
      part = undefined;
      throw error;
    });
    return part;
  };
}
