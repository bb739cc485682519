import { type Ticket, type TicketStatus, ticketStatuses } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { useStatusChangeMany } from '@hoa/tickets';
import { Button, Checkbox, Icon, optionsOf, Select } from '@hoa/ui';
import { X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useText } from './messages.ts';
import styles from './TicketListScreen.module.css';
import type { Selection } from './useSelection.ts';

export interface BulkBarProps {
  readonly tickets: readonly Ticket[];
  readonly selection: Selection;
  /** The Select All checkbox, unless it is shown with the tickets. */
  readonly children?: ReactNode;
}

/** Selects all tickets in view, and changes the status of the selected ones. */
export function BulkBar({ tickets, selection, children }: BulkBarProps) {
  const text = useText();
  const domainText = useDomainText();
  const [changeMany, { isLoading }] = useStatusChangeMany();
  const [status, setStatus] = useState<TicketStatus | ''>('');
  const { ids } = selection;
  const apply = async () => {
    const chosen = tickets.filter(({ id }) => ids.has(id));
    if (status === '' || !(await changeMany(chosen, status))) return;
    selection.none();
    setStatus('');
  };
  return (
    <div role="toolbar" aria-label={text.bulk} className={styles.bar}>
      {children}
      {ids.size > 0 && (
        <>
          <output className={styles.count}>
            {text.selected({ n: ids.size, total: tickets.length })}
          </output>
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon icon={X} />}
            className={styles.clear}
            aria-label={text.clearSelection}
            onClick={selection.none}
          >
            <span className={styles.word}>{text.clear}</span>
          </Button>
          <div className={styles.change}>
            <Select
              className={styles.status}
              label={text.newStatus}
              hideLabel
              placeholder={text.newStatusPlaceholder}
              value={status}
              options={optionsOf(ticketStatuses, domainText.ticketStatuses)}
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
        </>
      )}
    </div>
  );
}

interface SelectAllProps {
  readonly tickets: readonly Ticket[];
  readonly selection: Selection;
  /** The class of a checkbox without a visible label. */
  readonly bareClass?: string | undefined;
}

/** Selects all visible tickets, or none. */
export function SelectAll({ tickets, selection, bareClass }: SelectAllProps) {
  const text = useText();
  const { ids } = selection;
  const total = tickets.length;
  const box = {
    checked: total > 0 && ids.size === total,
    ref: (element: HTMLInputElement | null) => {
      if (element) element.indeterminate = ids.size > 0 && ids.size < total;
    },
    onChange: () => (ids.size === total ? selection.none() : selection.all()),
  };
  return bareClass === undefined ? (
    <Checkbox {...box} label={text.selectAll} className={styles.all} />
  ) : (
    <input {...box} type="checkbox" aria-label={text.selectAll} className={bareClass} />
  );
}
