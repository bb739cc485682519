import { type ComponentType, useEffect, useState } from 'react';

/**
 * Fetches the toaster when the page starts, since its first content never needs it; toasts raised earlier are kept for
 * it. If that fails, it is fetched again when the device is back online.
 */
export function ToasterHost() {
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      import('./Toaster.tsx').then(
        (part) => setToaster(() => part.Toaster),
        () => undefined,
      );
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
