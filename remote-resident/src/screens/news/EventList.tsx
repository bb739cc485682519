import type { CommunityEvent } from '@hoa/shared/domain';
import { EmptyState, SegmentedControl, Stack } from '@hoa/shared/ui';
import { CalendarDays } from 'lucide-react';
import { EventCard } from './EventCard.tsx';
import { useText } from './messages/index.ts';

export interface EventListProps {
  readonly events: Readonly<Record<'upcoming' | 'past', readonly CommunityEvent[]>>;
  readonly when: 'upcoming' | 'past';
  readonly onWhen: (when: 'upcoming' | 'past') => void;
}

/** Events to come, or those that are over. */
export function EventList({ events, when, onWhen }: EventListProps) {
  const text = useText();
  const shown = events[when];
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={text.eventsShown}
        options={[
          { value: 'upcoming', label: text.upcoming({ n: events.upcoming.length }) },
          { value: 'past', label: text.past({ n: events.past.length }) },
        ]}
        value={when}
        onChange={onWhen}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<CalendarDays />}
          title={when === 'upcoming' ? text.noUpcoming : text.noPast}
        />
      ) : (
        shown.map((event) => <EventCard key={event.id} event={event} isPast={when === 'past'} />)
      )}
    </Stack>
  );
}
