import type { Page } from '@playwright/test';

/** A control on the page: its kind, name and position. */
export interface Control {
  readonly kind: 'press' | 'write' | 'choose';
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** The state of a settled page, and one randomly chosen control. */
export interface PageState {
  readonly path: string;
  /** The role of the signed-in person; null on the login page. */
  readonly role: string | null;
  readonly live: boolean;
  readonly headings: number;
  /** The text of an error screen, of a failed remote or of a failed load. */
  readonly failure: string | null;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  readonly control: Control | null;
  /** The texts among `secrets` that the page shows although the role may not read them. */
  readonly leaked: readonly string[];
}

/** Waits until the page has settled and describes it; `chance`, from 0 to 1, chooses the control. */
export function readPageState(
  page: Page,
  look: { readonly chance: number; readonly secrets: readonly string[] },
): Promise<PageState> {
  return page.evaluate(async ({ chance, secrets }) => {
    await waitUntilSettled();
    const session = JSON.parse(localStorage.getItem('hoa:session') ?? 'null');
    const words = document.body.textContent;
    return {
      path: location.pathname + location.search,
      role: session?.role ?? null,
      live: localStorage.getItem('useLiveData') === 'true',
      headings: headings(),
      failure: failure(),
      canGoBack: navigation.canGoBack,
      canGoForward: navigation.canGoForward,
      control: reachable(),
      leaked: session?.role === 'admin' ? [] : secrets.filter((one) => words.includes(one)),
    };

    /** Counts only visible ones, since the page also contains the print view. */
    function headings() {
      return [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length;
    }

    /** True if a skeleton is visible; those in hidden tabs do not count. */
    function hasSkeleton() {
      const skeletons = [...document.querySelectorAll('[data-skeleton]')];
      return skeletons.some((one) => one.checkVisibility());
    }

    /** Waits until the page has one title, no skeleton, and three background tasks in a row without a change. */
    async function waitUntilSettled() {
      const begun = performance.now();
      const live = localStorage.getItem('useLiveData') === 'true';
      let quiet = 0;
      const watcher = new MutationObserver(() => {
        quiet = 0;
      });
      watcher.observe(document, { childList: true, subtree: true, attributes: true });
      for (let passed = 0; passed < 5000; passed = performance.now() - begun) {
        quiet += 1;
        await scheduler.postTask(() => undefined, { priority: 'background' });
        const coming = headings() !== 1 || (!live && hasSkeleton());
        // Some pages keep changing, for example during an upload with progress.
        if (!coming && (quiet > 3 || passed > 500)) break;
        if (coming) await new Promise((resolve) => setTimeout(resolve, 10));
      }
      watcher.disconnect();
    }

    function failure() {
      const alert = document.querySelector('main [role="alert"]');
      const alertText = alert?.textContent ?? '';
      return alert?.querySelector('h1') || /^Failed to load|could not be/.test(alertText)
        ? alertText
        : null;
    }

    /** Returns the control that `chance` chooses, or the next one that nothing covers. */
    function reachable() {
      const all = controls();
      const first = Math.floor(chance * all.length);
      for (let tries = 0; tries < Math.min(all.length, 12); tries += 1) {
        const element = all[(first + tries) % all.length];
        if (!element) break;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        const x = Math.round(box.x + box.width / 2);
        const y = Math.round(box.y + box.height / 2);
        const met = document.elementFromPoint(x, y);
        const label = element instanceof HTMLInputElement && element.labels?.[0]?.contains(met);
        if (!met || !(element.contains(met) || label)) continue;
        return { kind: kindOf(element), name: nameOf(element), x, y };
      }
      return null;
    }

    /** Returns every control; those of the page itself are three times as likely as those of the frame. */
    function controls(): HTMLElement[] {
      const around =
        document.querySelector('dialog[open]:modal') ??
        document.querySelector(':popover-open') ??
        document.body;
      const all = [
        ...around.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"], [role="treeitem"]',
        ),
      ].filter(isOpen);
      const inMain = all.filter((one) => one.closest('main, dialog, [popover]'));
      return [...inMain, ...inMain, ...all];
    }

    function isOpen(element: HTMLElement) {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.matches(':disabled, [aria-disabled="true"], [inert] *')) return false;
      // Toasts appear and disappear with time; a walk that pressed them would not be reproducible.
      if (element.closest('[data-toasts]')) return false;
      const leads = element instanceof HTMLAnchorElement ? element.href : '';
      return leads === '' || leads.startsWith(location.origin) || leads.startsWith('blob:');
    }

    function kindOf(element: HTMLElement): 'press' | 'write' | 'choose' {
      if (element instanceof HTMLSelectElement) return 'choose';
      if (element instanceof HTMLTextAreaElement) return 'write';
      if (!(element instanceof HTMLInputElement)) return 'press';
      return /^(checkbox|radio|file|button|submit)$/.test(element.type) ? 'press' : 'write';
    }

    function nameOf(element: HTMLElement) {
      const label = 'labels' in element ? (element.labels as NodeList | null)?.[0] : undefined;
      const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
      return `${element.localName} “${name.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;
    }
  }, look);
}
