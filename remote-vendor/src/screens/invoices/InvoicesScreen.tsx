import { Page, useOperation, useUrlState } from '@hoa/shared';
import type { Invoice } from '@hoa/shared/domain';
import {
  Button,
  EmptyState,
  ErrorPanel,
  OnDemand,
  partOnDemand,
  SkeletonList,
} from '@hoa/shared/ui';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { InvoiceDrawer } from './InvoiceDrawer.tsx';
import { InvoiceSummary } from './InvoiceSummary.tsx';
import styles from './Invoices.module.css';
import { InvoiceTable } from './InvoiceTable.tsx';
import { useText } from './messages/index.ts';

const InvoiceForm = partOnDemand(() =>
  import('../../invoice-form/InvoiceForm.tsx').then((file) => file.InvoiceForm),
);

/** What a vendor has asked for: figures, all invoices, and the form for a new one or a draft. */
export function InvoicesScreen() {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('invoices.list', {});
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
            <InvoiceSummary invoices={data} />
            {!data && <SkeletonList count={5} />}
            {data?.length === 0 && (
              <EmptyState icon={<ReceiptText />} title={text.none}>
                {text.noneHint}
              </EmptyState>
            )}
            {data && data.length > 0 && (
              <InvoiceTable
                invoices={data}
                onOpen={({ id }) => change({ invoice: id })}
                onEdit={setWriting}
              />
            )}
          </>
        )}
      </div>
      {data && openId !== '' && (
        <InvoiceDrawer
          invoice={data.find(({ id }) => id === openId)}
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
