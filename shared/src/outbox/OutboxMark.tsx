import { useOperation } from '@hoa/shared';
import { CircleAlert, CloudOff } from 'lucide-react';
import { isOutboxId } from '../domain/outbox-id.ts';
import { Badge } from '../ui/index.ts';
import { useOutboxText } from './messages/index.ts';
import styles from './OutboxMark.module.css';
import { RefusedActions } from './RefusedActions.tsx';

export interface OutboxMarkProps {
  /** Of a ticket, a message or a comment. */
  readonly id: string;
  /** The word alone, where the whole stands elsewhere and is one click away. */
  readonly brief?: boolean;
}

/** Says of something written offline that it waits, or why it was refused and what can be done; else nothing. */
export function OutboxMark(props: OutboxMarkProps) {
  return isOutboxId(props.id) ? <Mark {...props} /> : null;
}

function Mark({ id, brief = false }: OutboxMarkProps) {
  const text = useOutboxText();
  const { data } = useOperation('outbox.list', {});
  const item = data?.find((one) => one.id === id);
  if (!item) return null;
  if (!item.problem) {
    return (
      <Badge tone="warning">
        <CloudOff aria-hidden="true" />
        {text.waiting}
      </Badge>
    );
  }
  return (
    <span className={styles.refused}>
      <Badge tone="danger">
        <CircleAlert aria-hidden="true" />
        {text.notSent}
      </Badge>
      {!brief && <RefusedActions id={id} problem={item.problem} />}
    </span>
  );
}
