import { type CommunityEvent, calendarFile, calendarFileName } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { saveFile } from '@hoa/parts';
import { notify } from '@hoa/portal';
import { Badge, Button, Card, Cluster, Icon, VisuallyHidden } from '@hoa/ui';
import { CalendarPlus, MapPin, Users } from 'lucide';
import { useId } from 'react';
import { AnswerBadge, AnswerButton } from './answers/OwnAnswer.tsx';
import { DateTile } from './date-tile/DateTile.tsx';
import { EventTime } from './EventTime.tsx';
import { useText } from './messages.ts';
import styles from './NewsScreen.module.css';
import { useBringIntoView } from './useBringIntoView.ts';

export interface EventCardProps {
  readonly event: CommunityEvent;
  /** True if the card is below the heading of its day, which shows the date. */
  readonly isUnderDay?: boolean | undefined;
  /** Past events have no buttons. */
  readonly isPast: boolean;
  /** True if a link led to this event; it is then scrolled into view. */
  readonly isLinkTarget?: boolean | undefined;
}

/** One event with its date, place and organizer, RSVP and Add to Calendar. */
export function EventCard({ event, isUnderDay, isPast, isLinkTarget }: EventCardProps) {
  const card = useBringIntoView(isLinkTarget);
  const text = useText();
  const domainText = useDomainText();
  const headingId = useId();
  const isCancelled = event.cancelledAt !== undefined;

  function addToCalendar() {
    const content = calendarFile(event, new Date());
    saveFile(new File([content], calendarFileName(event.title), { type: 'text/calendar' }));
    notify.success(text.calendarDownloaded);
  }

  return (
    <Card
      as="article"
      ref={card}
      tabIndex={isLinkTarget ? -1 : undefined}
      aria-labelledby={headingId}
      className={styles.card}
    >
      {!isUnderDay && <DateTile iso={event.date} />}
      <div className={styles.body}>
        <h2 id={headingId} className={styles.title}>
          {event.title}
        </h2>
        <p className={styles.when}>
          <EventTime start={event.date} end={event.end} isUnderDay={isUnderDay} />
          {isCancelled ? (
            <Badge tone="danger">{text.cancelled}</Badge>
          ) : (
            <Badge>{domainText.eventTypes[event.type]}</Badge>
          )}
        </p>
        <p className={styles.eventCardMeta}>
          <span>
            <Icon icon={MapPin} /> <span>{event.location}</span>
          </span>
          {event.maxAttendees !== undefined && (
            <span>
              <Icon icon={Users} /> <span>{text.maxAttendees({ n: event.maxAttendees })}</span>
            </span>
          )}
          {!isPast && event.attendees !== undefined && (
            <span>
              <span>{text.taken({ n: event.attendees, waiting: event.waiting ?? 0 })}</span>
            </span>
          )}
        </p>
        {event.cancelMessage && <p className={styles.description}>{event.cancelMessage}</p>}
        {event.description && <p className={styles.description}>{event.description}</p>}
        <p className={styles.organizer}>{text.organizedBy({ organizer: event.organizer })}</p>
        {!isPast && !isCancelled && (
          <Cluster gap={2} className={styles.actions}>
            <AnswerBadge event={event} />
            {event.rsvpRequired && <AnswerButton event={event} />}
            <Button icon={<Icon icon={CalendarPlus} />} onClick={addToCalendar}>
              <span>{text.addToCalendar}</span>
              <VisuallyHidden>{`: ${event.title}`}</VisuallyHidden>
            </Button>
          </Cluster>
        )}
      </div>
    </Card>
  );
}
