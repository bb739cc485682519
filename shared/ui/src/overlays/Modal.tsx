import { X } from 'lucide';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { Icon } from '../actions/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { classNames } from '../class-names.ts';
import { mergeRefs } from '../merge-refs.ts';
import { useKitText } from '../messages.ts';
import styles from './Modal.module.css';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open' | 'onClose'> {
  /** True to show it; its content is rendered only then. */
  open: boolean;
  /** The heading and accessible name. */
  title: string;
  /** Called by Close, Escape and a press on the backdrop; set `open` to false in it. */
  onClose: () => void;
  /** Controls in the header, before Close. */
  actions?: ReactNode;
}

/** The native modal dialog under Dialog, Drawer and ConfirmDialog. */
export function Modal({ open, ...rest }: ModalProps) {
  return open ? <OpenModal {...rest} /> : null;
}

function OpenModal(props: Omit<ModalProps, 'open'>) {
  const { title, onClose, actions, ref, className, children, ...rest } = props;
  const text = useKitText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const merged = useMemo(() => mergeRefs(dialog, ref), [ref]);
  const pressedBackdrop = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    (element?.querySelector<HTMLElement>('[data-autofocus]') ?? element)?.focus();
    // Keeps the page behind from scrolling. Listening on the dialog would miss its backdrop.
    const hold = (event: Event) => event.target === element && event.preventDefault();
    document.addEventListener('wheel', hold, { passive: false });
    document.addEventListener('touchmove', hold, { passive: false });
    return () => {
      document.removeEventListener('wheel', hold);
      document.removeEventListener('touchmove', hold);
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  // Handles Escape before the browser does, because its own closing can be prevented only once.
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    rest.onKeyDown?.(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };

  return (
    <dialog
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={merged}
      className={classNames(styles.modal, className)}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressedBackdrop.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        if (pressedBackdrop.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.frame}>
        {/* No <header>: in a dialog it would be a second banner of the page. */}
        <div className={styles.header}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {actions}
          <IconButton label={text.close} icon={<Icon icon={X} />} onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
