import { type Ticket, type TicketStatus, ticketStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useStatusChangeMany } from '@hoa/tickets';
import { Button, Checkbox, classNames, IconButton, Select } from '@hoa/ui';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './BulkBar.module.css';
import { useText } from './messages/index.ts';
import type { Selection } from './useSelection.ts';

export interface BulkBarProps {
  /** The tickets in view. */
  readonly tickets: readonly Ticket[];
  readonly selection: Selection;
  readonly className?: string | undefined;
  /** Controls at its end while nothing is chosen. */
  readonly children?: ReactNode;
}

/** Chooses all tickets in view and gives the chosen ones another status. */
export function BulkBar({ tickets, selection, className, children }: BulkBarProps) {
  const text = useText();
  const domainText = useDomainText();
  const [changeMany, { isLoading }] = useStatusChangeMany();
  const [status, setStatus] = useState<TicketStatus | ''>('');
  const { ids } = selection;
  const total = tickets.length;
  const apply = async () => {
    const chosen = tickets.filter(({ id }) => ids.has(id));
    if (status === '' || !(await changeMany(chosen, status))) return;
    selection.none();
    setStatus('');
  };
  return (
    <div role="toolbar" aria-label={text.bulk} className={classNames(styles.bar, className)}>
      <Checkbox
        label={text.selectAll}
        className={styles.all}
        checked={total > 0 && ids.size === total}
        ref={(box) => {
          if (box) box.indeterminate = ids.size > 0 && ids.size < total;
        }}
        onChange={(event) => (event.target.checked ? selection.all() : selection.none())}
      />
      {ids.size === 0 && children && <div className={styles.end}>{children}</div>}
      {ids.size > 0 && (
        <div className={styles.actions}>
          <output className={styles.count}>{text.selected({ n: ids.size })}</output>
          <div className={styles.change}>
            <Select
              className={styles.status}
              label={text.newStatus}
              hideLabel
              placeholder={text.newStatus}
              value={status}
              options={ticketStatuses.map((value) => ({
                value,
                label: domainText.ticketStatuses[value],
              }))}
              onChange={(event) => setStatus(event.target.value as TicketStatus | '')}
            />
            <Button
              loading={isLoading}
              disabledReason={status === '' ? text.chooseStatus : undefined}
              onClick={() => void apply()}
            >
              {text.changeStatus}
            </Button>
          </div>
          <IconButton label={text.clearSelection} icon={<X />} onClick={selection.none} />
        </div>
      )}
    </div>
  );
}
