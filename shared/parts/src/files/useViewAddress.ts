import { usePortal } from '@hoa/portal';
import { useEffect, useState } from 'react';

/** A URL; null if there is none, undefined while loading. */
export type ViewAddress = string | null | undefined;

/** Returns the URL where the browser itself shows a PDF and saves another file, however large. */
export function useViewAddress(fileId: string | undefined): ViewAddress {
  const { viewAddress } = usePortal();
  const [address, setAddress] = useState<ViewAddress>();
  useEffect(() => {
    if (fileId === undefined) return;
    let isGone = false;
    const tell = (found: ViewAddress) => {
      if (!isGone) setAddress(found ?? null);
    };
    const asked = viewAddress?.(fileId) ?? Promise.resolve(undefined);
    asked.then(tell, () => tell(null));
    return () => {
      isGone = true;
    };
  }, [fileId, viewAddress]);
  return address;
}
