import { useOperation } from '@hoa/portal';
import {
  Button,
  Dialog,
  DialogCancel,
  DialogFooter,
  ErrorPanel,
  RadioGroup,
  SkeletonList,
} from '@hoa/ui';
import { useState } from 'react';
import { EventForm } from './EventForm.tsx';
import type { EventScope } from './managed-event.ts';
import { useText } from './messages.ts';

interface EventDialogProps {
  /** Undefined for a new event. */
  readonly eventId: string | undefined;
  /** A news item from which a new event takes its words; '' for none. */
  readonly newsId: string;
  readonly onClose: () => void;
}

/** Creates or edits an event; asks first what to edit if it has several dates. */
export function EventDialog({ eventId, newsId, onClose }: EventDialogProps) {
  const text = useText();
  const [isDirty, setIsDirty] = useState(false);
  return (
    <Dialog
      open
      size="lg"
      title={eventId === undefined ? text.create : text.editTitle}
      confirmClose={isDirty}
      onClose={onClose}
    >
      {eventId === undefined ? (
        <NewEvent newsId={newsId} onDirty={setIsDirty} onClose={onClose} />
      ) : (
        <KnownEvent eventId={eventId} onDirty={setIsDirty} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface NewEventProps extends Omit<KnownEventProps, 'eventId'> {
  readonly newsId: string;
}

function NewEvent({ newsId, ...form }: NewEventProps) {
  const { data, isLoading } = useOperation('news.get', { id: newsId }, { skip: newsId === '' });
  if (isLoading) return <SkeletonList shape="block" count={4} />;
  // Without the news item, the form is blank.
  return <EventForm words={data && { title: data.title, description: data.content }} {...form} />;
}

interface KnownEventProps {
  readonly eventId: string;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
}

function KnownEvent({ eventId, ...form }: KnownEventProps) {
  const text = useText();
  const { data, error, refetch, isFetching } = useOperation('events.plan', { id: eventId });
  const [chosen, setChosen] = useState<EventScope | null>(null);
  if (!data && error) {
    return <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonList shape="block" count={4} />;
  const scope = data.series.repeats === 'never' ? 'series' : chosen;
  if (scope === null) return <ScopeQuestion onChoose={setChosen} />;
  const [plan, sequence] =
    scope === 'date' ? [data.date, data.dateSequence] : [data.series, data.seriesSequence];
  return <EventForm known={{ id: eventId, scope, plan, sequence }} {...form} />;
}

function ScopeQuestion({ onChoose }: { readonly onChoose: (scope: EventScope) => void }) {
  const text = useText();
  const [scope, setScope] = useState<EventScope>('date');
  return (
    <>
      <RadioGroup
        label={text.scope}
        options={[
          { value: 'date', label: text.thisDate },
          { value: 'series', label: text.allDates, hint: text.allDatesHint },
        ]}
        value={scope}
        onChange={setScope}
      />
      <DialogFooter>
        <DialogCancel />
        <Button variant="primary" onClick={() => onChoose(scope)}>
          {text.continue}
        </Button>
      </DialogFooter>
    </>
  );
}
