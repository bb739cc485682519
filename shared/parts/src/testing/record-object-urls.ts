import { afterEach, beforeEach } from 'vitest';

/** The object URLs that were created and not yet revoked; jsdom has none of its own. */
export function recordObjectUrls(): { readonly open: ReadonlyMap<string, Blob> } {
  const open = new Map<string, Blob>();
  beforeEach(() => {
    open.clear();
    let count = 0;
    URL.createObjectURL = (file) => {
      count += 1;
      const url = `blob:${location.origin}/preview-${count}`;
      open.set(url, file as Blob);
      return url;
    };
    URL.revokeObjectURL = (url) => void open.delete(url);
  });
  afterEach(() => open.clear());
  return { open };
}
