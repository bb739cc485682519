import { useSyncExternalStore } from 'react';

/** Returns true if the page is as narrow as on a phone, for differences that styles cannot express. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => phone().matches);
}

/** The width at which the frame moves its bar to the bottom; must match the styles. */
const phone = () => window.matchMedia('(width < 45rem)');

function subscribe(onChange: () => void): () => void {
  const media = phone();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
