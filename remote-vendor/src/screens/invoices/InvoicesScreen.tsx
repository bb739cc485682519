import { type Invoice, listPageSize } from '@hoa/domain';
import { useListState } from '@hoa/parts';
import { Page, useOperation, useUrlState } from '@hoa/shared';
import { Button, EmptyState, ErrorPanel, OnDemand, partOnDemand, SkeletonList } from '@hoa/ui';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { InvoiceSummary } from './InvoiceSummary.tsx';
import styles from './Invoices.module.css';
import { InvoiceTable } from './InvoiceTable.tsx';
import { useText } from './messages/index.ts';

const InvoiceForm = partOnDemand(() =>
  import('./form/InvoiceForm.tsx').then((file) => file.InvoiceForm),
);

/** A vendor's invoices: totals, the table, and the form for a new one or a draft. */
export function InvoicesScreen() {
  const text = useText();
  const list = useListState();
  const { data, error, refetch, isFetching } = useOperation('invoices.list', {
    limit: listPageSize,
    offset: (list.page - 1) * listPageSize,
  });
  const [{ invoice: openId }, change] = useUrlState({ invoice: '' });
  const [writing, setWriting] = useState<Invoice | 'new' | null>(null);
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setWriting('new')}>
      {text.create}
    </Button>
  );
  const close = () => change({ invoice: '' });
  return (
    <Page title={text.title} actions={create}>
      <div className={styles.page}>
        {error && !data ? (
          <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />
        ) : (
          <>
            <InvoiceSummary />
            {!data && <SkeletonList count={5} />}
            {data?.total === 0 && (
              <EmptyState icon={<ReceiptText />} title={text.none}>
                {text.noneHint}
              </EmptyState>
            )}
            {data && data.total > 0 && (
              <InvoiceTable
                invoices={data}
                list={list}
                isBusy={isFetching}
                onOpen={({ id }) => change({ invoice: id })}
                onEdit={setWriting}
              />
            )}
          </>
        )}
      </div>
      {openId !== '' && (
        <OpenInvoice
          id={openId}
          known={data?.items.find(({ id }) => id === openId)}
          onEdit={(draft) => {
            close();
            setWriting(draft);
          }}
          onClose={close}
        />
      )}
      {writing && (
        <OnDemand what={text.create} onClose={() => setWriting(null)}>
          <InvoiceForm
            draft={writing === 'new' ? undefined : writing}
            onClose={() => setWriting(null)}
          />
        </OnDemand>
      )}
    </Page>
  );
}

interface OpenInvoiceProps {
  readonly id: string;
  /** From the page of the list, if it is on it. */
  readonly known: Invoice | undefined;
  readonly onEdit: (draft: Invoice) => void;
  readonly onClose: () => void;
}

/** The invoice in the address, from any page of the list. */
function OpenInvoice({ id, known, onEdit, onClose }: OpenInvoiceProps) {
  const { data, error } = useOperation(
    'invoices.get',
    { invoiceId: id },
    { skip: known !== undefined },
  );
  const invoice = known ?? (data?.id === id ? data : undefined);
  if (!invoice && !error) return null;
  return <InvoiceDrawer invoice={invoice} onEdit={onEdit} onClose={onClose} />;
}
