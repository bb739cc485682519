import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PortalProps, RemoteModule } from './contract.ts';

/** The props from single-spa: the shell's props, and the registered name. */
type MountProps = PortalProps & { readonly name: string };

/**
 * Returns the lifecycles with which single-spa mounts a component in the element named after the remote, and unmounts
 * it.
 */
export function lifecyclesOf(
  Remote: ComponentType<PortalProps>,
): Pick<RemoteModule, 'bootstrap' | 'mount' | 'unmount'> {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    mount: (props) =>
      new Promise<void>((resolve, reject) => {
        const { name, ...portal } = props as MountProps;
        // A remote that fails to render fails immediately, without waiting for the time limit.
        const onUncaughtError = (error: unknown) => {
          window.reportError(error);
          reject(error);
        };
        // Synchronous, so that the remote is painted together with its frame.
        flushSync(() => {
          root = createRoot(outletOf(name), { onUncaughtError });
          root.render(<Remote {...portal} />);
        });
        resolve();
      }),
    unmount: async () => {
      root?.unmount();
      root = undefined;
    },
  };
}

function outletOf(name: string): Element {
  const id = `single-spa-application:${name}`;
  const outlet = document.getElementById(id);
  if (!outlet) throw new Error(`The page has no #${id}.`);
  return outlet;
}
