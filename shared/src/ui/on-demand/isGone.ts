import { PartFailed } from './partOnDemand.ts';

/** Whether a part failed because its file is on the server no more, as after a new release. */
export async function isGone(error: unknown): Promise<boolean> {
  const address = error instanceof PartFailed ? addressIn(error.cause) : undefined;
  if (!address) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    // Without a connection nobody can tell.
    return false;
  }
}

/** The file of the portal that a browser names in its message; not every browser does. */
function addressIn(cause: unknown): string | undefined {
  const named =
    cause instanceof Error ? /(?:https?:\/)?\/\S+?\.(?:js|css)\b/.exec(cause.message) : null;
  if (!named) return undefined;
  const { href, origin } = new URL(named[0], window.location.href);
  return origin === window.location.origin ? href : undefined;
}
