import { reportError, useAppState, useVisitor } from '@hoa/portal';
import { type ComponentType, useEffect, useState } from 'react';
import { offeredPages, useOwnAssociation } from '../registry/offered-pages.ts';
import { openPages } from '../registry/open-pages.ts';
import { useRegistry } from '../registry/registry-store.ts';
import { menuFor } from './menu-pages.ts';
import type { QuickMenuProps } from './QuickMenu.tsx';
import { type QuickMenuSwitch, useIsOpen } from './quick-menu-switch.ts';

/** Opens the quick menu with Cmd/Ctrl+K or on request of a remote. Its code is preloaded when the page is idle. */
export function QuickMenuHost({ quickMenu }: { readonly quickMenu: QuickMenuSwitch }) {
  const role = useAppState('role');
  const visitor = useVisitor();
  const association = useOwnAssociation();
  const registry = useRegistry();
  const open = useIsOpen(quickMenu) && role !== null;
  const [QuickMenu, setQuickMenu] = useState<ComponentType<QuickMenuProps>>();

  useEffect(() => {
    if (role === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (quickMenu.isOpen()) quickMenu.close();
      // Navigating away while another dialog is open would lose the text typed in it.
      else if (!document.querySelector('dialog[open]')) quickMenu.open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [role, quickMenu]);

  useEffect(() => {
    if (!open || QuickMenu) return;
    fetchQuickMenu().then(
      (module) => setQuickMenu(() => module.QuickMenu),
      (error: unknown) => {
        quickMenu.close();
        reportError(error);
      },
    );
  }, [open, QuickMenu, quickMenu]);

  if (!open || !QuickMenu) return null;
  const pages = openPages(visitor, offeredPages(registry.pages ?? [], association));
  const entries = menuFor(role, pages).filter(({ quick = true }) => quick);
  return <QuickMenu entries={entries} onClose={quickMenu.close} />;
}

/** Preloads the quick menu, so that it opens immediately and works offline. */
export function fetchQuickMenu() {
  return import('./QuickMenu.tsx');
}
