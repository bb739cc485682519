import { useCallback, useSyncExternalStore } from 'react';

/** Whether the page is as narrow as on a phone: for what differs there by more than its style. */
export function useIsPhone(): boolean {
  // Where the frame has its bar at the bottom; the same width as in the styles.
  return useMedia('(width < 45rem)');
}

/** Whether a media query matches, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
