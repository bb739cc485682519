import { reportError, useActor } from '@hoa/portal';
import { Banner, Button, Icon } from '@hoa/ui';
import { Eye } from 'lucide';
import styles from '../outbox/Notice.module.css';
import { useText } from './messages.ts';
import { useViewAs } from './useViewAs.ts';

/** Names the resident as whom an administrator views the portal or for whom they act, with a button that ends it. */
export function ViewAsNotice() {
  const text = useText();
  const { displayName: name, hoaId, impersonation } = useActor();
  const { stop } = useViewAs();
  if (!impersonation) return null;
  const { about, effect, stop: stopText } = text[impersonation];
  return (
    <Banner tone="warning" icon={<Icon icon={Eye} />}>
      <span className={styles.notice}>
        <strong>{about({ name })}</strong> <span>{effect}</span>
        <Button
          size="sm"
          onClick={() =>
            void stop(hoaId).catch((error: unknown) => reportError(error, text.failed))
          }
        >
          {stopText}
        </Button>
      </span>
    </Banner>
  );
}
