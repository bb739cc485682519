import { useOperation } from '@hoa/shared';
import { Badge, Banner, Button, Dialog, Stack } from '@hoa/ui';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { RelativeTime } from '../time/RelativeTime.tsx';
import { useOutboxText } from './messages/index.ts';
import { RefusedActions } from './RefusedActions.tsx';
import styles from './UnsentNotice.module.css';

/** Says how many offline writes were refused, and lists them, whatever screen they belong to, to send again or discard. */
export function UnsentNotice() {
  const text = useOutboxText();
  const { data: entries = [] } = useOperation('outbox.list', {});
  const [isOpen, setIsOpen] = useState(false);
  const refused = entries.flatMap(({ problem, ...entry }) =>
    problem ? [{ ...entry, problem }] : [],
  );
  if (refused.length === 0) return null;
  return (
    <>
      <Banner tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        <span className={styles.notice}>
          {text.unsent(refused.length)}
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {text.show}
          </Button>
        </span>
      </Banner>
      <Dialog open={isOpen} title={text.listTitle} onClose={() => setIsOpen(false)}>
        <ul className={styles.list}>
          {refused.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <Stack gap={2}>
                <span className={styles.about}>
                  <Badge tone="danger">{text.kinds[entry.operation]}</Badge>
                  <RelativeTime iso={entry.createdAt} />
                </span>
                <p className={styles.written}>{entry.text}</p>
                <RefusedActions id={entry.id} problem={entry.problem} />
              </Stack>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
