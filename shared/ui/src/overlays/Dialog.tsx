import { classNames } from '../class-names.ts';
import styles from './Modal.module.css';
import { Modal, type ModalProps } from './Modal.tsx';
import { useOverlayGuard } from './useOverlayGuard.tsx';

export interface DialogProps extends ModalProps {
  /** Width: 416, 544, 736 or 992 px, at most the screen's. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Asks before closing, because typed text would be lost. */
  confirmClose?: boolean | undefined;
}

/** A modal dialog in the middle of the screen, at the bottom of a phone. Put its buttons in a `DialogFooter`. */
export function Dialog(props: DialogProps) {
  const { size = 'md', confirmClose, onClose, className, children, ...rest } = props;
  const { requestClose, within } = useOverlayGuard(confirmClose, onClose);
  return (
    <Modal
      {...rest}
      onClose={requestClose}
      className={classNames(styles.dialog, styles[size], className)}
    >
      {within(children)}
    </Modal>
  );
}
