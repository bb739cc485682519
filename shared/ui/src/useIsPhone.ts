import { useSyncExternalStore } from 'react';

/** Whether the page is as narrow as on a phone: for what differs there by more than its style. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches);
}

/** Where the frame has its bar at the bottom; the same width as in the styles. */
const phone = () => window.matchMedia('(width < 45rem)');

function subscribe(onChange: () => void): () => void {
  const media = phone();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
