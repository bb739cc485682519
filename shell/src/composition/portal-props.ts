import { inPortalAddress } from '@hoa/domain';
import {
  knownAssociation,
  type PortalProps,
  type PortalStore,
  reportError,
  selectActor,
} from '@hoa/portal';
import type { PageGateway } from '../data/gateway.ts';
import { menuFor } from '../quick-menu/menu-pages.ts';
import type { QuickMenuSwitch } from '../quick-menu/quick-menu-switch.ts';
import { offeredPages } from '../registry/offered-pages.ts';
import { openPages } from '../registry/open-pages.ts';
import { registryNow } from '../registry/registry-store.ts';
import { deleteTypedText } from '../sign-in/keep-typed-text.ts';
import type { SignIn } from '../sign-in/sessions.ts';
import { signInPath } from '../sign-in/sign-in-link.ts';

interface Parts {
  readonly store: PortalStore;
  readonly gateway: PageGateway;
  readonly signIn: SignIn;
  readonly quickMenu: QuickMenuSwitch;
}

/** Creates what the shell passes to every remote. */
export function createPortalProps({ store, gateway, signIn, quickMenu }: Parts): PortalProps {
  const { session, liveSession } = signIn;
  const app = () => store.getState().app;
  return {
    store,
    supports: gateway.supports,
    upload: gateway.upload,
    download: gateway.download,
    viewAddress: gateway.viewAddress,
    navigate: (path) => window.history.pushState(null, '', inPortalAddress(path)),
    reportError,
    menu: () => {
      const registry = registryNow();
      const actor = selectActor(store.getState());
      if (!actor) return [];
      const pages = offeredPages(registry.pages ?? [], knownAssociation(store));
      return menuFor(actor.role, openPages(actor, pages));
    },
    openQuickMenu: quickMenu.open,
    signInAs: (role) => {
      session.signInAs?.(role).catch((error: unknown) => reportError(error));
    },
    signOut: () => {
      const { user, mockOn } = app();
      if (user) deleteTypedText(user.uid);
      const current = mockOn ? Promise.resolve(session) : liveSession();
      // The next person to sign in starts at their own home page, not on this person's page.
      void current
        .then(
          (one) => one.signOut(),
          () => session.signOut(),
        )
        .then(() => window.history.pushState(null, '', signInPath));
    },
    resetSampleData: gateway.resetSampleData,
  };
}
