import { PortalError } from './portal-error.ts';

/** Awaits a lazy chunk; rejects with a `network` error if it can't be fetched. */
export async function fetched<M>(part: Promise<M>): Promise<M> {
  try {
    return await part;
  } catch (cause) {
    throw Object.assign(new PortalError('network'), { cause });
  }
}

/** Returns a function that fetches a chunk on the first call and, after a failure, again on the next call. */
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
