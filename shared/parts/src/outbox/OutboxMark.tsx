import { isOutboxId } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Badge, Icon } from '@hoa/ui';
import { CircleAlert, CloudOff } from 'lucide';
import { useOutboxText } from './messages.ts';
import styles from './OutboxMark.module.css';
import { RefusedActions } from './RefusedActions.tsx';

export interface OutboxMarkProps {
  /** The id of a ticket, a message or a comment. */
  readonly id: string;
  /** Shows only the label, without reason and actions. */
  readonly brief?: boolean;
}

/**
 * Marks a record that was written offline as waiting or refused, with the reason and actions; renders nothing for other
 * records.
 */
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
        <Icon icon={CloudOff} />
        <span>{text.waiting}</span>
      </Badge>
    );
  }
  return (
    <span className={styles.refused}>
      <Badge tone="danger">
        <Icon icon={CircleAlert} />
        <span>{text.notSent}</span>
      </Badge>
      {!brief && <RefusedActions id={id} problem={item.problem} />}
    </span>
  );
}
