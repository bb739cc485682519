import { reportError, useAppState } from '@hoa/shared';
import { type ComponentType, useEffect, useState } from 'react';
import { menuFor } from '../menu/menu-pages.ts';
import { useRegistry } from '../registry/registry-store.ts';
import type { QuickMenuProps } from './QuickMenu.tsx';
import { type QuickMenuSwitch, useIsOpen } from './quick-menu-switch.ts';

/** Opens the quick menu by Cmd/Ctrl+K or from a remote; the menu itself is fetched ahead once the page is idle. */
export function QuickMenuHost({ quickMenu }: { readonly quickMenu: QuickMenuSwitch }) {
  const role = useAppState('role');
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
      // Leaving the page from above another dialog would lose what is typed in it.
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
  const pages = registry.status === 'ready' ? registry.pages : [];
  const entries = menuFor(role, pages).filter(({ quick = true }) => quick);
  return <QuickMenu entries={entries} onClose={quickMenu.close} />;
}

/** Loads the quick menu ahead: it then opens at once, also offline. */
export function fetchQuickMenu() {
  return import('./QuickMenu.tsx');
}
