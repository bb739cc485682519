import { useSyncExternalStore } from 'react';

/** The open state of the quick menu. Remotes can open it through the portal's props. */
export interface QuickMenuSwitch {
  open(): void;
  close(): void;
  isOpen(): boolean;
  subscribe(onChange: () => void): () => void;
}

export function createQuickMenuSwitch(): QuickMenuSwitch {
  const listeners = new Set<() => void>();
  let open = false;
  const set = (next: boolean) => {
    open = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    open: () => set(true),
    close: () => set(false),
    isOpen: () => open,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export function useIsOpen(quickMenu: QuickMenuSwitch): boolean {
  return useSyncExternalStore(quickMenu.subscribe, quickMenu.isOpen);
}
