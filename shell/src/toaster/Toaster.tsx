import { createPortal, notify, toastZoneId, useToaster } from '@hoa/portal';
import { classNames, Icon } from '@hoa/ui';
import { CircleAlert, CircleCheck, Info, LoaderCircle, X } from 'lucide';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../messages.ts';
import styles from './Toaster.module.css';

type Toast = ReturnType<typeof useToaster>['toasts'][number];

/**
 * The one toaster of the page: announced, paused while pointed at or focused, above any open dialog. The newest toast
 * covers the others, which are shown while it is hovered or focused. A pointer that rests where a toast appears, as on
 * the button that was pressed, does not point at it until it moves.
 */
export function Toaster() {
  const text = useText();
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  const host = useToastHost(shown.length > 0);
  const section = useRef<HTMLElement>(null);
  const isPointedAt = useRef(false);
  const onPointerMove = () => {
    if (isPointedAt.current) return;
    isPointedAt.current = true;
    handlers.startPause();
  };
  const onPointerLeave = () => {
    isPointedAt.current = false;
    handlers.endPause();
  };
  // A button that is removed while it is focused or hovered sends no event.
  useEffect(() => {
    if (shown.length === 0) isPointedAt.current = false;
    const isFocused = section.current?.contains(document.activeElement) ?? false;
    if (!isPointedAt.current && !isFocused) handlers.endPause();
  }, [shown.length, handlers.endPause]);
  return createPortal(
    <section
      ref={section}
      aria-label={text.toasts}
      data-toasts=""
      className={styles.toaster}
      hidden={shown.length === 0}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {shown.map((toast, place) => (
        <ToastCard key={toast.id} toast={toast} place={place} dismiss={text.dismiss} />
      ))}
    </section>,
    host,
  );
}

interface ToastCardProps {
  readonly toast: Toast;
  /** The number of newer toasts on top of it. */
  readonly place: number;
  readonly dismiss: string;
}

function ToastCard({ toast, place, dismiss }: ToastCardProps) {
  const icon = icons[toast.type] ?? Info;
  const isError = toast.type === 'error';
  return (
    <div
      className={classNames(styles.toast, styles[toast.type])}
      style={{ '--place': place } as CSSProperties}
    >
      <Icon icon={icon} className={styles.icon} />
      {/* Errors interrupt a screen reader; other toasts wait their turn. */}
      <div role={isError ? 'alert' : 'status'} className={styles.message}>
        {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
      </div>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismiss}
        onClick={() => notify.dismiss(toast.id)}
      >
        <Icon icon={X} />
      </button>
    </div>
  );
}

const icons: Partial<Record<Toast['type'], typeof Info>> = {
  success: CircleCheck,
  error: CircleAlert,
  loading: LoaderCircle,
};

/**
 * Returns the element to render toasts in: the top modal dialog, because everything outside it is inert; otherwise the
 * frame header's toast zone; otherwise the page's body.
 */
function useToastHost(active: boolean): Element {
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

/** Returns the topmost modal dialog, as far as the DOM shows: a dialog nested in another is above it. */
function topDialog(last: Element): Element | undefined {
  const open = [...document.querySelectorAll('dialog[open]')].filter(isModal);
  const above = open.filter((dialog) => last.contains(dialog) || !open.includes(last));
  return above.at(-1) ?? open.at(-1);
}

function isModal(dialog: Element): boolean {
  // In a browser without `:modal`, all open dialogs count as modal.
  return !globalThis.CSS?.supports?.('selector(:modal)') || dialog.matches(':modal');
}
