import { useOperation } from '@hoa/portal';
import { Badge, Banner, Button, Dialog, Icon, Stack } from '@hoa/ui';
import { CircleAlert } from 'lucide';
import { useState } from 'react';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { useOutboxText } from './messages.ts';
import styles from './Notice.module.css';
import { RefusedActions } from './RefusedActions.tsx';

/**
 * Shows the number of refused offline writes, and a list of all stored ones from any screen, each with Try Again and
 * Discard.
 */
export function UnsentNotice() {
  const text = useOutboxText();
  const { data: entries = [] } = useOperation('outbox.list', {});
  const [isOpen, setIsOpen] = useState(false);
  const refused = entries.filter(({ problem }) => problem !== undefined).length;
  if (isOpen && entries.length === 0) setIsOpen(false);
  if (refused === 0 && !isOpen) return null;
  return (
    <>
      {refused > 0 && (
        <Banner tone="danger" icon={<Icon icon={CircleAlert} />}>
          <span className={styles.notice}>
            <span>{text.unsent(refused)}</span>
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {text.show}
            </Button>
          </span>
        </Banner>
      )}
      <Dialog open={isOpen} title={text.listTitle} onClose={() => setIsOpen(false)}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Stack gap={2}>
                <span className={styles.about}>
                  <strong>{text.kinds[entry.operation]}</strong>
                  <RelativeTime iso={entry.createdAt} />
                </span>
                <p className={styles.written}>{entry.text}</p>
                {entry.problem ? (
                  <span className={styles.actions}>
                    <RefusedActions id={entry.id} problem={entry.problem} />
                  </span>
                ) : (
                  <Badge tone="warning">{text.waiting}</Badge>
                )}
              </Stack>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
