import { RotateCw } from 'lucide';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../actions/Icon.tsx';
import { useKitText } from '../messages.ts';
import { Alert, type AlertProps } from './Alert.tsx';

export interface ErrorPanelProps extends Omit<AlertProps, 'tone' | 'title'> {
  /** The error message: "Failed to load tickets". */
  message: string;
  /** Called by Try Again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** True while a retry is running. */
  retrying?: boolean | undefined;
}

/** An error message with a retry button; children add details. */
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
              <Button
                size="sm"
                icon={<Icon icon={RotateCw} />}
                loading={retrying}
                onClick={onRetry}
              >
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
