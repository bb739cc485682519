import { reportError, useActor } from '@hoa/portal';
import { Banner, Button, Icon } from '@hoa/ui';
import { Eye } from 'lucide';
import styles from '../outbox/Notice.module.css';
import { useText } from './messages.ts';
import { useViewAs } from './useViewAs.ts';

/** Names the resident as whom an administrator views the portal, with Stop Viewing. */
export function ViewAsNotice() {
  const text = useText();
  const { displayName, hoaId, viewOnly } = useActor();
  const { stop } = useViewAs();
  if (!viewOnly) return null;
  return (
    <Banner tone="warning" icon={<Icon icon={Eye} />}>
      <span className={styles.notice}>
        <strong>{text.viewing({ name: displayName })}</strong> <span>{text.readOnly}</span>
        <Button
          size="sm"
          onClick={() =>
            void stop(hoaId).catch((error: unknown) => reportError(error, text.failed))
          }
        >
          {text.stop}
        </Button>
      </span>
    </Banner>
  );
}
