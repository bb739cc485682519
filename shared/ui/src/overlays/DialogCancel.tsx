import { Button, type ButtonProps } from '../actions/Button.tsx';
import { useKitText } from '../messages.ts';
import { useRequestClose } from './useOverlayGuard.tsx';

/** The Cancel button of a form in a dialog: closes the dialog, with the same confirmation as Escape. */
export function DialogCancel(props: Omit<ButtonProps, 'onClick' | 'children'>) {
  const text = useKitText();
  const requestClose = useRequestClose();
  return (
    <Button {...props} onClick={requestClose}>
      {text.cancel}
    </Button>
  );
}
