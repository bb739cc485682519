import { previewLifetimeMs } from '@hoa/domain';
import { useEffect, useState } from 'react';
import { sniffRaster } from './sniff-raster.ts';

/** `loading`, then an address for `<img>` or none: no picture of pixels, or it could not be read. */
export type Preview =
  | { readonly state: 'loading' | 'none' | 'failed' }
  | { readonly state: 'shown'; readonly url: string };

/**
 * An address under which a file can be shown inline, for files whose first bytes are those of a picture
 * made of pixels; under the type those bytes say, so that the browser treats it as nothing else.
 * Revoked after 60 s or on unmount; a picture that has been drawn stays.
 */
export function usePreview(load: (() => Promise<Blob>) | undefined, key: string): Preview {
  const [preview, setPreview] = useState<Preview>({ state: load ? 'loading' : 'none' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for `load`, which callers write inline
  useEffect(() => {
    if (!load) {
      setPreview({ state: 'none' });
      return;
    }
    let url: string | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const show = async () => {
      const file = await load();
      const type = await sniffRaster(file);
      if (isGone) return;
      if (!type) {
        setPreview({ state: 'none' });
        return;
      }
      url = URL.createObjectURL(new Blob([file], { type }));
      setPreview({ state: 'shown', url });
      timer = setTimeout(release, previewLifetimeMs);
    };
    const release = () => {
      clearTimeout(timer);
      if (url) URL.revokeObjectURL(url);
      url = undefined;
    };
    show().catch(() => {
      if (!isGone) setPreview({ state: 'failed' });
    });
    return () => {
      isGone = true;
      release();
    };
  }, [key]);
  return preview;
}
