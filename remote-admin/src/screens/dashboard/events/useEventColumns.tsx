import { useDomainText } from '@hoa/domain-text';
import { Badge, Button, type Column, Icon, IconButton } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { CalendarX2 } from 'lucide';
import styles from './Events.module.css';
import type { ManagedEvent } from './managed-event.ts';
import { useText } from './messages.ts';

interface EventActions {
  readonly onEdit: (event: ManagedEvent) => void;
  readonly onAnswers: (event: ManagedEvent) => void;
  readonly onCancel: (event: ManagedEvent) => void;
}

interface EventColumnsOptions extends EventActions {
  /** Past events only show their answers. */
  readonly isPast: boolean;
}

/** The columns of the Events Manager's table, with the actions. */
export function useEventColumns({
  isPast,
  ...actions
}: EventColumnsOptions): Column<ManagedEvent>[] {
  const text = useText();
  const locale = useLocale();
  return [
    {
      id: 'title',
      header: text.title,
      rowHeader: true,
      cell: (event) => <EventTitle event={event} />,
    },
    {
      id: 'when',
      header: text.when,
      card: 'line',
      cell: ({ date }) => <span>{formatDate(date, locale, 'long')}</span>,
    },
    {
      id: 'place',
      header: text.place,
      card: 'fact',
      cell: ({ location }) => location,
    },
    {
      id: 'places',
      header: text.places,
      card: 'fact',
      cell: ({ rsvpRequired, attendees: n = 0, waiting = 0, maxAttendees: max }) =>
        rsvpRequired && (
          <span className={styles.meta}>
            <span>{text.going({ n, max })}</span>
            {waiting > 0 && <Badge tone="warning">{text.waiting({ n: waiting })}</Badge>}
          </span>
        ),
    },
    {
      id: 'actions',
      header: text.actions,
      hideHeader: true,
      align: 'end',
      buttons: true,
      cell: (event) => <RowActions event={event} isPast={isPast} {...actions} />,
    },
  ];
}

function EventTitle({ event }: { readonly event: ManagedEvent }) {
  const text = useText();
  const domainText = useDomainText();
  const { title, type, repeat, cancelledAt } = event;
  return (
    <span className={styles.title}>
      <span>{title}</span>
      <span className={styles.meta}>
        {cancelledAt !== undefined && <Badge tone="danger">{text.cancelled}</Badge>}
        <span>{domainText.eventTypes[type]}</span>
        {repeat && (
          <Badge>{text.repeated({ frequency: repeat.frequency, n: repeat.interval })}</Badge>
        )}
      </span>
    </span>
  );
}

interface RowActionsProps extends EventActions {
  readonly event: ManagedEvent;
  readonly isPast: boolean;
}

function RowActions({ event, isPast, onEdit, onAnswers, onCancel }: RowActionsProps) {
  const text = useText();
  const { title, rsvpRequired, cancelledAt } = event;
  const isOpen = !isPast && cancelledAt === undefined;
  return (
    <span className={styles.actions}>
      {rsvpRequired && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`${text.answers}: ${title}`}
          onClick={() => onAnswers(event)}
        >
          {text.answers}
        </Button>
      )}
      {isOpen && (
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${text.edit} ${title}`}
            onClick={() => onEdit(event)}
          >
            {text.edit}
          </Button>
          <IconButton
            wordOnCards
            size="sm"
            icon={<Icon icon={CalendarX2} />}
            label={text.cancel}
            suffix={title}
            onClick={() => onCancel(event)}
          />
        </>
      )}
    </span>
  );
}
