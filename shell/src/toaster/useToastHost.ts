import { toastZoneId } from '@hoa/portal';
import { useLayoutEffect, useState } from 'react';

/**
 * Returns the element to render toasts in: the top modal dialog, because everything outside it is inert; otherwise the
 * frame header's toast zone; otherwise the page's body.
 */
export function useToastHost(active: boolean): Element {
  const [host, setHost] = useState<Element>(document.body);
  useLayoutEffect(() => {
    if (!active) return;
    const find = () =>
      setHost((last) => topDialog(last) ?? document.getElementById(toastZoneId) ?? document.body);
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [active]);
  return host;
}

/** Returns the topmost modal dialog, as far as the DOM shows: a dialog nested in another is above it. */
function topDialog(last: Element): Element | undefined {
  const open = [...document.querySelectorAll('dialog[open]')].filter(isModal);
  const above = open.filter((dialog) => last.contains(dialog) || !open.includes(last));
  return above.at(-1) ?? open.at(-1);
}

function isModal(dialog: Element): boolean {
  // In a browser without `:modal`, all open dialogs count as modal.
  return !globalThis.CSS?.supports?.('selector(:modal)') || dialog.matches(':modal');
}
