/** Continues the navigation that was blocked. */
export type Proceed = () => void;

export interface LeavingOptions {
  /** Called instead of a navigation within the portal. */
  readonly onAttempt: (go: Proceed) => void;
  /** Navigates to a path of the portal; without it, only Back, Forward and a reload are blocked. */
  readonly navigate?: ((path: string) => void) | undefined;
  /** Addresses that lose nothing, such as the other tabs of the page; none by default. */
  readonly isHarmless?: ((path: string) => boolean) | undefined;
}

/**
 * Blocks navigation away from the page: links, Back and menus with the Navigation API, links only
 * without it. A reload or another site shows the browser's own dialog. Replacing the URL is allowed, for
 * redirects. Returns a function that stops blocking.
 */
export function watchLeaving(options: LeavingOptions): () => void {
  const { onAttempt, navigate, isHarmless = () => false } = options;
  const stop = new AbortController();
  const { signal } = stop;
  const block = (go: Proceed) =>
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
        const isStep = navigationType === 'traverse' || (navigate && navigationType === 'push');
        if (!event.cancelable || !destination.sameDocument || !isStep) return;
        if (isHarmless(pathOf(destination.url))) return;
        event.preventDefault();
        const { key, url } = destination;
        block(() =>
          navigationType === 'traverse' ? navigation.traverseTo(key) : navigate?.(pathOf(url)),
        );
      },
      { signal },
    );
  } else if (navigate) {
    document.addEventListener(
      'click',
      (event) => {
        const path = pathOfLink(event);
        if (path === undefined || isHarmless(path)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        block(() => navigate(path));
      },
      { capture: true, signal },
    );
  }
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  return () => stop.abort();
}

/** The portal path that a plain click on a link opens. */
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
