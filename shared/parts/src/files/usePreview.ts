import { previewLifetimeMs } from '@hoa/domain';
import { useEffect, useState } from 'react';
import { sniffRaster } from './sniff-raster.ts';

/** `loading`, then a URL for `<img>`, or none if the file is not a bitmap image or cannot be read. */
export type Preview =
  | { readonly state: 'loading' | 'none' | 'failed' }
  | { readonly state: 'shown'; readonly url: string };

/**
 * Returns an object URL for showing a file inline, if its first bytes are those of a bitmap image. The type is set from
 * those bytes, so that the browser treats it as nothing else. Revoked after 60 s or on unmount; an image that is
 * already displayed stays.
 */
export function usePreview(load: (() => Promise<Blob>) | undefined, key: string): Preview {
  const [preview, setPreview] = useState<Preview>({ state: load ? 'loading' : 'none' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` represents `load`, which callers write inline
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
