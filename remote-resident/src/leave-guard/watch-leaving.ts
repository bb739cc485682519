/** A way out that someone has tried; calling it goes there after all. */
export type WayOut = () => void;

export interface LeavingOptions {
  /** Called in place of a step to another address of the portal. */
  readonly onAttempt: (go: WayOut) => void;
  /** Goes to a path of the portal. */
  readonly navigate: (path: string) => void;
}

/**
 * Holds back whatever leads away from the page at hand: links, Back and the menus of any remote, where
 * the browser has the Navigation API; links alone where it has not. A reload or another site asks in the
 * browser's own words. Replacing the address is let through: redirects must work. Returns the way to stop.
 */
export function watchLeaving({ onAttempt, navigate }: LeavingOptions): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const hold = (go: WayOut) =>
    onAttempt(() => {
      stop.abort();
      go();
    });

  if ('navigation' in window) {
    const { navigation } = window;
    navigation.addEventListener(
      'navigate',
      (event) => {
        const { destination, navigationType } = event;
        const isStep = navigationType === 'push' || navigationType === 'traverse';
        if (!event.cancelable || !destination.sameDocument || !isStep) return;
        event.preventDefault();
        const { key, url } = destination;
        hold(() =>
          navigationType === 'traverse' ? navigation.traverseTo(key) : navigate(pathOf(url)),
        );
      },
      { signal },
    );
  } else {
    document.addEventListener(
      'click',
      (event) => {
        const path = pathOfLink(event);
        if (path === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        hold(() => navigate(path));
      },
      { capture: true, signal },
    );
  }
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}

/** Where a plain press on a link would lead within the portal. */
function pathOfLink(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target === '_blank' || link.hasAttribute('download')) {
    return undefined;
  }
  return link.origin === window.location.origin ? pathOf(link.href) : undefined;
}

function pathOf(address: string): string {
  const { pathname, search, hash } = new URL(address);
  return pathname + search + hash;
}
