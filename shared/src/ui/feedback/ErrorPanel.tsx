import { RotateCw } from 'lucide-react';
import { Button } from '../actions/Button.tsx';
import { useKitText } from '../messages/index.ts';
import { Alert, type AlertProps } from './Alert.tsx';

export interface ErrorPanelProps extends Omit<AlertProps, 'tone' | 'title'> {
  /** What failed: "Failed to load tickets". */
  message: string;
  /** Tries again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Trying again is under way. */
  retrying?: boolean | undefined;
}

/** Something could not be shown: says what, and offers to try again. Children say more. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { message, onRetry, retrying, actions, ...rest } = props;
  const text = useKitText();
  return (
    <Alert
      {...rest}
      tone="danger"
      title={message}
      actions={
        (onRetry || actions) && (
          <>
            {onRetry && (
              <Button size="sm" icon={<RotateCw />} loading={retrying} onClick={onRetry}>
                {text.tryAgain}
              </Button>
            )}
            {actions}
          </>
        )
      }
    />
  );
}
