import { inPortalAddress } from '../kernel/in-portal-address.ts';

const rasterData = /^data:image\/(?:png|jpeg|gif|webp|avif|bmp);base64,[a-z0-9+/]+={0,2}$/i;

/**
 * Checks the address of an attachment: a path of this portal, a blob of this page or a picture made of
 * pixels as data. Anything else answers undefined, and is shown as a name without a link.
 */
export function safeFileUrl(url: string | null | undefined, origin: string): string | undefined {
  if (!url) return undefined;
  if (rasterData.test(url) || isOwnBlob(url, origin)) return url;
  const path = inPortalAddress(url);
  return path === '/' ? undefined : path;
}

function isOwnBlob(url: string, origin: string): boolean {
  return url.startsWith(`blob:${origin}/`) && /^[\w-]+$/.test(url.slice(`blob:${origin}/`.length));
}
