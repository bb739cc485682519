import { useKitText } from '../messages.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

export interface DiscardQuestionProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks for confirmation before typed text is lost. */
export function DiscardQuestion({ open, onKeep, onDiscard }: DiscardQuestionProps) {
  const text = useKitText();
  return (
    <ConfirmDialog
      open={open}
      title={text.discardTitle}
      confirmLabel={text.discard}
      cancelLabel={text.keepEditing}
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      {text.discardText}
    </ConfirmDialog>
  );
}
