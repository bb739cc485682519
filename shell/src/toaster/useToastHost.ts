import { toastZoneId } from '@hoa/shared';
import { useLayoutEffect, useState } from 'react';

/**
 * Where the toasts are rendered: in the modal dialog that is on top, since everything outside of it
 * is covered and can be neither pressed nor heard, else in the zone that the frame's header keeps for them, else in the
 * page's body.
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

/** The modal dialog that was opened last, as far as it can be told: a dialog in a dialog is above it. */
function topDialog(last: Element): Element | undefined {
  const open = [...document.querySelectorAll('dialog[open]')].filter(isModal);
  const above = open.filter((dialog) => last.contains(dialog) || !open.includes(last));
  return above.at(-1) ?? open.at(-1);
}

function isModal(dialog: Element): boolean {
  // In a browser without `:modal`, every open dialog counts as modal.
  return !globalThis.CSS?.supports?.('selector(:modal)') || dialog.matches(':modal');
}
