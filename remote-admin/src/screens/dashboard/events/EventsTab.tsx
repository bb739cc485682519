import { listPageSize } from '@hoa/domain';
import { ListSkeleton, useListPage } from '@hoa/parts';
import { useUrlState } from '@hoa/portal';
import {
  Button,
  DataTable,
  EmptyState,
  ErrorPanel,
  Icon,
  OnDemand,
  partOnDemand,
  SegmentedControl,
} from '@hoa/ui';
import { CalendarDays, Plus } from 'lucide';
import { useState } from 'react';
import styles from './Events.module.css';
import type { ManagedEvent } from './managed-event.ts';
import { useText } from './messages.ts';
import { useEventColumns } from './useEventColumns.tsx';

const EventDialog = partOnDemand(() => import('./EventDialog.tsx').then((m) => m.EventDialog));
const CancelDialog = partOnDemand(() => import('./CancelDialog.tsx').then((m) => m.CancelDialog));
const AnswersDialog = partOnDemand(() =>
  import('./AnswersDialog.tsx').then((m) => m.AnswersDialog),
);

/** The Events Manager: the dates of all events, with their answers. */
export function EventsTab() {
  const text = useText();
  const [{ when, page, item, news, answers }, show] = useUrlState(initialView);
  const [cancelling, setCancelling] = useState<ManagedEvent | null>(null);
  const isPast = when === 'past';
  const events = useListPage('events.managed', isPast ? { when } : {}, {
    page,
    pageSize: listPageSize,
  });
  const columns = useEventColumns({
    isPast,
    onEdit: ({ id }) => show({ item: id }),
    onAnswers: ({ id }) => show({ answers: id }),
    onCancel: setCancelling,
  });
  const create = (
    <Button variant="primary" icon={<Icon icon={Plus} />} onClick={() => show({ item: 'new' })}>
      {text.create}
    </Button>
  );
  return (
    <>
      <div className={styles.head}>
        <SegmentedControl
          label={text.shown}
          options={[
            { value: 'upcoming', label: text.upcoming },
            { value: 'past', label: text.past },
          ]}
          value={isPast ? 'past' : 'upcoming'}
          onChange={(next) => show({ when: next, page: 1 })}
        />
        {create}
      </div>
      {events.error && !events.data ? (
        <ErrorPanel
          message={text.failedToLoad}
          onRetry={events.refetch}
          retrying={events.isFetching}
        />
      ) : !events.data ? (
        <ListSkeleton />
      ) : events.data.total === 0 ? (
        <EmptyState icon={<Icon icon={CalendarDays} />} title={isPast ? text.nonePast : text.none}>
          {text.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          label={text.table}
          stacks
          columns={columns}
          rows={events.data.items}
          total={events.data.total}
          aria-busy={events.isFetching}
          rowId={({ id }) => id}
          pageSize={listPageSize}
          page={events.page}
          onPage={(next) => show({ page: next })}
        />
      )}
      {item !== '' && (
        <OnDemand what={text.editTitle} onClose={() => show({ item: '' })}>
          <EventDialog
            key={item}
            eventId={item === 'new' ? undefined : item}
            newsId={news}
            onClose={() => show({ item: '', news: '' })}
          />
        </OnDemand>
      )}
      {answers !== '' && (
        <OnDemand what={text.answersTitle} onClose={() => show({ answers: '' })}>
          <AnswersDialog eventId={answers} onClose={() => show({ answers: '' })} />
        </OnDemand>
      )}
      {cancelling && (
        <OnDemand what={text.cancelTitle} onClose={() => setCancelling(null)}>
          <CancelDialog event={cancelling} onClose={() => setCancelling(null)} />
        </OnDemand>
      )}
    </>
  );
}

const initialView = { when: 'upcoming', page: 1, item: '', news: '', answers: '' };
