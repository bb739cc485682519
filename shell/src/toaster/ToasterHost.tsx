import { reportError } from '@hoa/portal';
import { type ComponentType, useEffect, useState } from 'react';
import { useIsPainted } from '../frame/useIsPainted.ts';

/** Fetches the toaster after the first paint, which never shows a toast; toasts raised earlier are kept for it. */
export function ToasterHost() {
  const painted = useIsPainted();
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => {
    if (painted)
      import('./Toaster.tsx').then((part) => setToaster(() => part.Toaster), reportError);
  }, [painted]);
  return Toaster ? <Toaster /> : null;
}
