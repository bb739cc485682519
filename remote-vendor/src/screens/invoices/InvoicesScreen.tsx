import { type Invoice, isWholeText, listPageSize } from '@hoa/domain';
import { ListSkeleton, useListPage, useListState } from '@hoa/parts';
import { OpenInvoice } from '@hoa/parts/invoices';
import { Link, type Output, Page, useOperation, useUrlState } from '@hoa/portal';
import { Button, EmptyState, ErrorPanel, Icon, OnDemand, partOnDemand, Stat } from '@hoa/ui';
import { formatNumber, formatUsd, useLocale } from '@hoa/ui/text';
import { CircleCheck, Hourglass, Plus, ReceiptText } from 'lucide';
import { useRef, useState } from 'react';
import { DraftActions } from './DraftActions.tsx';
import { type AskedInvoice, InvoiceQuestion } from './InvoiceQuestion.tsx';
import styles from './Invoices.module.css';
import { InvoiceTable, invoiceSorts } from './InvoiceTable.tsx';
import { useText } from './messages.ts';

const InvoiceForm = partOnDemand(() =>
  import('./form/InvoiceForm.tsx').then((file) => file.InvoiceForm),
);

const listOptions = { sorts: invoiceSorts };

/** A vendor's invoices: totals, the table, and the form for a new one or a draft. */
export function InvoicesScreen() {
  const text = useText();
  const list = useListState(listOptions);
  const { data, error, refetch, isFetching, page } = useListPage(
    'invoices.list',
    list.sort ? { sort: list.sort } : {},
    { page: list.page, pageSize: listPageSize },
  );
  const [{ invoice: openId }, change] = useUrlState({ invoice: '' });
  const [writing, setWriting] = useState<Invoice | 'new' | null>(null);
  const [asked, ask] = useState<AskedInvoice | null>(null);
  const createButton = useRef<HTMLButtonElement>(null);
  const create = (
    <Button
      ref={createButton}
      variant="primary"
      icon={<Icon icon={Plus} />}
      onClick={() => setWriting('new')}
    >
      {text.create}
    </Button>
  );
  const close = () => change({ invoice: '' });
  // A deleted draft cannot stay open.
  const askOutside = (next: AskedInvoice) => {
    if (next.to === 'delete') close();
    ask(next);
  };
  const edit = (draft: Invoice) => {
    close();
    setWriting(draft);
  };
  return (
    <Page title={text.title} actions={create}>
      <div data-wide="" className={styles.page}>
        {error && !data ? (
          <ErrorPanel message={text.loadFailed} onRetry={refetch} retrying={isFetching} />
        ) : (
          <>
            <InvoiceTotals />
            {!data && (
              <div className={styles.table}>
                <p className={styles.counts} />
                <ListSkeleton hasControls={false} />
              </div>
            )}
            {data?.total === 0 && (
              <EmptyState icon={<Icon icon={ReceiptText} />} title={text.none}>
                {text.noneHint}
              </EmptyState>
            )}
            {data && data.total > 0 && (
              <InvoiceTable
                invoices={data}
                list={{ ...list, page }}
                isBusy={isFetching}
                onOpen={({ id }) => change({ invoice: id })}
                onEdit={setWriting}
                onAsk={ask}
              />
            )}
          </>
        )}
      </div>
      {openId !== '' && (
        <OpenInvoice
          id={openId}
          known={data?.items.find(({ id }) => id === openId)}
          workOrder={({ workOrderId, workOrderTitle }) => (
            <Link to={`/vendor?item=${encodeURIComponent(workOrderId)}`}>{workOrderTitle}</Link>
          )}
          actions={(invoice) => <DraftActions invoice={invoice} onEdit={edit} onAsk={askOutside} />}
          onClose={close}
        />
      )}
      {writing && (
        <OnDemand what={text.create} onClose={() => setWriting(null)}>
          {writing === 'new' ? (
            <InvoiceForm draft={undefined} onClose={() => setWriting(null)} />
          ) : (
            <DraftForm draft={writing} onClose={() => setWriting(null)} />
          )}
        </OnDemand>
      )}
      {asked && (
        <InvoiceQuestion asked={asked} onClose={() => ask(null)} focusAfter={createButton} />
      )}
    </Page>
  );
}

/** The form of a draft. Loads its whole notes first, because lists contain only an excerpt. */
function DraftForm(props: { readonly draft: Invoice; readonly onClose: () => void }) {
  const { draft, onClose } = props;
  const isWhole = isWholeText(draft.notes ?? '');
  const { data } = useOperation('invoices.get', { invoiceId: draft.id }, { skip: isWhole });
  const whole = isWhole ? draft : data;
  return whole ? <InvoiceForm draft={whole} onClose={onClose} /> : null;
}

/** The three figures above the invoices. */
function InvoiceTotals() {
  const text = useText();
  const locale = useLocale();
  const { data } = useOperation('invoices.totals', {});
  const usd = (figure: keyof Pick<Output<'invoices.totals'>, 'pending' | 'paidThisMonth'>) =>
    data && formatUsd(data[figure], locale);
  return (
    <section aria-label={text.totals} className={styles.summary}>
      <Stat
        label={text.pendingPayment}
        value={usd('pending')}
        hint={text.pendingHint}
        icon={<Icon icon={Hourglass} />}
      />
      <Stat
        label={text.paidThisMonth}
        value={usd('paidThisMonth')}
        hint={data ? text.paidInAll({ amount: formatUsd(data.paid, locale) }) : text.paidHint}
        icon={<Icon icon={CircleCheck} />}
      />
      <Stat
        label={text.totalInvoices}
        value={data && formatNumber(data.count, locale)}
        hint={text.totalHint}
        icon={<Icon icon={ReceiptText} />}
      />
    </section>
  );
}
