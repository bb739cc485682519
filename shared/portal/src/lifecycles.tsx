import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { PortalProps, RemoteModule } from './contract.ts';

/** What single-spa gives a remote: the shell's props, and the name that it is registered by. */
type MountProps = PortalProps & { readonly name: string };

/** The lifecycles by which single-spa shows a component in the element that is named after the remote, and removes it. */
export function lifecyclesOf(
  Remote: ComponentType<PortalProps>,
): Pick<RemoteModule, 'bootstrap' | 'mount' | 'unmount'> {
  let root: Root | undefined;
  return {
    bootstrap: async () => undefined,
    mount: (props) =>
      new Promise<void>((resolve, reject) => {
        const { name, ...portal } = props as MountProps;
        // A remote that can't even be rendered counts as failed at once, not when its time is up.
        const onUncaughtError = (error: unknown) => {
          window.reportError(error);
          reject(error);
        };
        // At once, so that it is painted together with the frame that was just drawn.
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
