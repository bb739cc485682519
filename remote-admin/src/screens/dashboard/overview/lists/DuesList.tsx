import { ListSkeleton, useListPage, useToday } from '@hoa/parts';
import { type Output, useOperation } from '@hoa/portal';
import {
  Badge,
  type Column,
  classNames,
  DataTable,
  Drawer,
  EmptyState,
  ErrorPanel,
  Icon,
} from '@hoa/ui';
import { formatDate, formatUsd, useLocale } from '@hoa/ui/text';
import { CircleCheckBig } from 'lucide';
import { useState } from 'react';
import { useText } from '../messages.ts';
import styles from './Lists.module.css';

type OutstandingAccount = Output<'accounts.outstanding'>['items'][number];

const pageSize = 25;

/** The units that owe dues, earliest due date first. */
export function DuesList({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const locale = useLocale();
  const today = useToday();
  const [page, setPage] = useState(1);
  const list = useListPage('accounts.outstanding', {}, { page, pageSize });
  const columns: Column<OutstandingAccount>[] = [
    {
      id: 'unit',
      header: text.unit,
      rowHeader: true,
      cell: ({ unit }) => <span className="unbroken">{unit}</span>,
    },
    {
      id: 'balance',
      header: text.balance,
      align: 'end',
      cell: ({ balance }) => formatUsd(balance, locale),
    },
    {
      id: 'due',
      header: text.dueDate,
      cell: ({ dueDate }) => (
        <span className={styles.due}>
          <time dateTime={dueDate}>{formatDate(dueDate, locale)}</time>
          {dueDate < today && (
            <Badge tone="danger" dot>
              {text.overdue}
            </Badge>
          )}
        </span>
      ),
    },
  ];
  return (
    <Drawer open size="lg" title={text.duesOutstanding} onClose={onClose}>
      {!list.data && list.error ? (
        <ErrorPanel
          message={text.failedFinances}
          onRetry={list.refetch}
          retrying={list.isFetching}
        />
      ) : !list.data ? (
        <ListSkeleton hasControls={false} />
      ) : list.data.total === 0 ? (
        <EmptyState icon={<Icon icon={CircleCheckBig} />} title={text.nothingOwed} />
      ) : (
        <div className={styles.list}>
          <DuesTotal />
          <DataTable
            label={text.owingUnits}
            columns={columns}
            rows={list.data.items}
            total={list.data.total}
            rowId={({ unit }) => unit}
            pageSize={pageSize}
            page={list.page}
            onPage={setPage}
            aria-busy={list.isFetching}
            className={classNames(styles.rows, styles.dues)}
          />
        </div>
      )}
    </Drawer>
  );
}

/** The total of all unpaid dues. */
function DuesTotal() {
  const text = useText();
  const locale = useLocale();
  const { data } = useOperation('admin.finances', {});
  return (
    <p className={styles.total}>
      {data &&
        text.duesTotal({
          n: data.dues.households,
          amount: formatUsd(data.dues.outstanding, locale),
          overdue: formatUsd(data.dues.overdue, locale),
        })}
    </p>
  );
}
