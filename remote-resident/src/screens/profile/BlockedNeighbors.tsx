import { useFailure } from '@hoa/parts';
import { notify, useCommand, useOperation } from '@hoa/portal';
import { Button, Card, VisuallyHidden } from '@hoa/ui';
import { useId } from 'react';
import { useText } from './messages.ts';
import styles from './ProfileScreen.module.css';

/** The neighbors whose messages the person refuses, each with a button to accept them again; nothing without any. */
export function BlockedNeighbors() {
  const text = useText();
  const headingId = useId();
  const fail = useFailure();
  const [block] = useCommand('blocks.set');
  const { data: blocks = [] } = useOperation('blocks.list', {});
  if (blocks.length === 0) return null;

  async function unblock(uid: string, name: string) {
    try {
      await block({ uid, blocked: false });
      notify.success(text.unblocked({ name }));
    } catch (error) {
      fail(error, text.failedToUnblock);
    }
  }

  return (
    <Card as="section" aria-labelledby={headingId} className={styles.preview}>
      <h2 id={headingId} className={styles.name}>
        {text.blocked}
      </h2>
      <ul aria-labelledby={headingId} className={styles.blocked}>
        {blocks.map(({ id, blockedUid, displayName }) => (
          <li key={id}>
            <span>{displayName}</span>
            <Button size="sm" onClick={() => void unblock(blockedUid, displayName)}>
              <span>{text.unblock}</span> <VisuallyHidden>{displayName}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
