import { type Audience, listPageSize } from '@hoa/domain';
import { useListPage } from '@hoa/parts';
import { type Column, DataTable, Dialog, EmptyState, ErrorPanel, SkeletonList } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';

export interface RecipientsDialogProps {
  readonly audience: Audience;
  readonly onClose: () => void;
}

/** Lists the people in an audience with their homes, in pages. */
export function RecipientsDialog({ audience, onClose }: RecipientsDialogProps) {
  const text = useText();
  return (
    <Dialog open title={text.recipientsTitle} onClose={onClose}>
      <RecipientTable audience={audience} />
    </Dialog>
  );
}

function RecipientTable({ audience }: Pick<RecipientsDialogProps, 'audience'>) {
  const text = useText();
  const [requestedPage, setPage] = useState(1);
  const { data, error, refetch, isFetching, page } = useListPage(
    'broadcasts.recipients',
    { audience },
    { page: requestedPage, pageSize: listPageSize },
  );
  if (!data && error) {
    return (
      <ErrorPanel message={text.failedToLoadRecipients} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (!data) return <SkeletonList shape="line" count={4} />;
  if (data.total === 0) return <EmptyState compact title={text.noRecipients} />;
  const columns: Column<(typeof data.items)[number]>[] = [
    {
      id: 'name',
      header: text.recipientName,
      rowHeader: true,
      cell: ({ displayName }) => <span translate="no">{displayName}</span>,
    },
    {
      id: 'homes',
      header: text.recipientHomes,
      cell: ({ homes }) => <span translate="no">{homes.join(', ')}</span>,
    },
  ];
  return (
    <DataTable
      label={text.recipientsTitle}
      columns={columns}
      rows={data.items}
      total={data.total}
      rowId={({ uid }) => uid}
      pageSize={listPageSize}
      page={page}
      onPage={setPage}
      aria-busy={isFetching}
    />
  );
}
