import { PartFailed } from './part-on-demand.ts';

/** Returns true if a part failed to load because its file is no longer on the server, as after a new release. */
export async function isGone(error: unknown): Promise<boolean> {
  const address = error instanceof PartFailed ? addressIn(error.cause) : undefined;
  if (!address) return false;
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return status === 404 || status === 410;
  } catch {
    // Offline, this is unknown.
    return false;
  }
}

/** Returns the URL of the file, which some browsers include in the error message. */
function addressIn(cause: unknown): string | undefined {
  const named =
    cause instanceof Error ? /(?:https?:\/)?\/\S+?\.(?:js|css)\b/.exec(cause.message) : null;
  if (!named) return undefined;
  const { href, origin } = new URL(named[0], window.location.href);
  return origin === window.location.origin ? href : undefined;
}
