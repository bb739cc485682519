import { classNames } from '../class-names.ts';
import styles from './Modal.module.css';
import { Modal, type ModalProps } from './Modal.tsx';
import { useOverlayGuard } from './useOverlayGuard.tsx';

export interface DrawerProps extends ModalProps {
  /** Width: 384, 544 or 768 px; the whole screen on a phone. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Asks before closing, because typed text would be lost. */
  confirmClose?: boolean | undefined;
}

/** A modal dialog at the end side of the screen, to view an item without leaving its list. */
export function Drawer(props: DrawerProps) {
  const { size = 'md', confirmClose, onClose, className, children, ...rest } = props;
  const { requestClose, within } = useOverlayGuard(confirmClose, onClose);
  return (
    <Modal
      {...rest}
      onClose={requestClose}
      className={classNames(styles.drawer, styles[size], className)}
    >
      {within(children)}
    </Modal>
  );
}
