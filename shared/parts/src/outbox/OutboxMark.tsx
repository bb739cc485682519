import { isOutboxId } from '@hoa/domain';
import { useOperation } from '@hoa/shared';
import { Badge } from '@hoa/ui';
import { CircleAlert, CloudOff } from 'lucide-react';
import { useOutboxText } from './messages/index.ts';
import styles from './OutboxMark.module.css';
import { RefusedActions } from './RefusedActions.tsx';

export interface OutboxMarkProps {
  /** Of a ticket, a message or a comment. */
  readonly id: string;
  /** The label alone, without reason and actions. */
  readonly brief?: boolean;
}

/** Marks what was written offline as waiting or refused, with the reason and actions; empty for anything else. */
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
      <Badge tone="warning" className={styles.waiting}>
        <CloudOff aria-hidden="true" />
        <span>{text.waiting}</span>
      </Badge>
    );
  }
  return (
    <span className={styles.refused}>
      <Badge tone="danger">
        <CircleAlert aria-hidden="true" />
        <span>{text.notSent}</span>
      </Badge>
      {!brief && <RefusedActions id={id} problem={item.problem} />}
    </span>
  );
}
