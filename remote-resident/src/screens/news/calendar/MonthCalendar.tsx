import {
  type CommunityEvent,
  type CalendarDay as Day,
  dayOf,
  daysLater,
  firstDayOf,
  isCalendarDay,
  monthsLater,
} from '@hoa/domain';
import { useNow } from '@hoa/parts';
import { useOperation, useUrlState } from '@hoa/portal';
import {
  Button,
  Card,
  cardLinkClass,
  ErrorPanel,
  Icon,
  IconButton,
  SkeletonList,
  Stack,
  useIsPhone,
} from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useEffect, useRef } from 'react';
import { DateTile } from '../date-tile/DateTile.tsx';
import { EventCard } from '../EventCard.tsx';
import { EventTime } from '../EventTime.tsx';
import { useText } from '../messages.ts';
import styles from './MonthCalendar.module.css';
import { MonthGrid } from './MonthGrid.tsx';
import { startOf, weeksOf } from './month-grid.ts';

/** The maximum number of events that are loaded for a month. */
const maxEvents = 100;

/** The events of a month: a grid beside those of the chosen day, on a phone above an agenda from that day on. */
export function MonthCalendar() {
  const text = useText();
  const locale = useLocale();
  const isPhone = useIsPhone();
  const now = useNow();
  const today = dayOf(new Date(now));
  const [view, setView] = useUrlState({ day: '' });
  const day = isCalendarDay(view.day) ? view.day : today;
  const monthFrom = (months: number) => monthsLater(firstDayOf(day.slice(0, 7)), months);
  const weeks = weeksOf(day, locale);
  const first = weeks[0]?.[0] ?? day;
  const last = weeks.at(-1)?.[6] ?? day;
  const { data, error, refetch, isFetching } = useOperation('events.list', {
    // A day wider, since days without a time begin elsewhere in another time zone.
    from: startOf(daysLater(first, -1)),
    before: startOf(daysLater(last, 2)),
    limit: maxEvents,
  });
  const events = data?.items ?? [];
  const eventsOn = (wanted: Day) => events.filter((event) => isOn(event, wanted));
  const agenda = useRef<HTMLUListElement>(null);
  const pressed = useRef<Day>(undefined);
  // On a phone, pressing a day in the grid scrolls to its events in the agenda, once they have loaded.
  const goToPressed = () => {
    const place = agenda.current?.querySelector<HTMLElement>(`[data-day="${pressed.current}"]`);
    if (!place) return;
    pressed.current = undefined;
    place.scrollIntoView({ block: 'start' });
    place.focus({ preventScroll: true });
  };
  useEffect(goToPressed);
  const show = (next: Day, isByKey = false) => setView({ day: next }, { replace: isByKey });
  const choose = (next: Day, isByKey = false) => {
    show(next, isByKey);
    pressed.current = isPhone && !isByKey ? next : undefined;
    goToPressed();
  };
  const inMonth = weeks
    .flat()
    .filter((each) => each.slice(0, 7) === day.slice(0, 7) && eventsOn(each).length > 0);
  const agendaDays = inMonth.filter((each) => each >= day);
  const card = (event: CommunityEvent) => (
    <EventCard key={event.id} event={event} isUnderDay isPast={isOver(event, now)} />
  );
  return (
    <section aria-labelledby="calendar-month" aria-busy={isFetching} className={styles.calendar}>
      <header className={styles.head}>
        <h2 id="calendar-month" aria-live="polite" className={styles.month}>
          {monthName(day, locale, isPhone ? 'short' : 'long')}
        </h2>
        <Button size="sm" onClick={() => show(today)}>
          {text.today}
        </Button>
        <IconButton
          size="sm"
          variant="secondary"
          label={text.previousMonth}
          icon={<Icon icon={ChevronLeft} />}
          onClick={() => show(monthFrom(-1))}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={text.nextMonth}
          icon={<Icon icon={ChevronRight} />}
          onClick={() => show(monthFrom(1))}
        />
      </header>
      {error && !data ? (
        <ErrorPanel message={text.failed} onRetry={refetch} retrying={isFetching} />
      ) : (
        <>
          <Card padding="none">
            <MonthGrid
              label={monthName(day, locale, 'long')}
              weeks={weeks}
              day={day}
              today={today}
              eventsOn={eventsOn}
              onChoose={choose}
            />
          </Card>
          <section aria-labelledby="calendar-day" className={styles.ofDay}>
            <h3 id="calendar-day" className={styles.day}>
              {formatDate(day, locale, 'day')}
            </h3>
            <Stack gap={3}>
              {!data && !isPhone && <SkeletonList count={1} />}
              {eventsOn(day).map(card)}
              {data && eventsOn(day).length === 0 && (
                <p className={styles.none}>{text.noneOnDay}</p>
              )}
            </Stack>
            {data && eventsOn(day).length === 0 && !isPhone && <NextUp day={day} onChoose={show} />}
          </section>
          {!data && isPhone && <SkeletonList count={2} />}
          <ul ref={agenda} aria-label={text.agenda} className={styles.agenda}>
            {agendaDays.length > 0 && agendaDays[0] !== day && (
              <li className={styles.none}>{day === today ? text.noneToday : text.noneOnDay}</li>
            )}
            {agendaDays.map((each) => (
              <li key={each} tabIndex={-1} data-day={each}>
                <h3 className={styles.day}>{formatDate(each, locale, 'day')}</h3>
                <Stack gap={3}>{eventsOn(each).map(card)}</Stack>
              </li>
            ))}
            {data && agendaDays.length === 0 && (
              <li className={styles.none}>
                {inMonth.length === 0 ? text.noneInMonth : text.noneLeftInMonth}
              </li>
            )}
          </ul>
          {data && agendaDays.length === 0 && isPhone && <NextUp day={day} onChoose={show} />}
        </>
      )}
    </section>
  );
}

/** Returns the reader's day of an instant; a day without a time stays as it is. */
const startDay = (date: string): Day => (isCalendarDay(date) ? date : dayOf(date));

/** Whole days are over when the last of them is, wherever the reader is. */
function isOver({ date, end = date }: CommunityEvent, now: number): boolean {
  return (isCalendarDay(end) ? Date.parse(startOf(daysLater(end, 1))) : Date.parse(end)) < now;
}

/** True for an event that begins on the day, or lasts whole days and this is one of them. */
function isOn({ date, end = date }: CommunityEvent, day: Day): boolean {
  return isCalendarDay(date) ? date <= day && day <= end : dayOf(date) === day;
}

function monthName(day: Day, locale: string, width: 'long' | 'short'): string {
  return new Date(day).toLocaleDateString(locale, {
    month: width,
    year: 'numeric',
    timeZone: 'UTC',
  });
}

const shown = 3;

interface NextUpProps {
  /** A day without events. */
  readonly day: Day;
  readonly onChoose: (day: Day) => void;
}

/** The next events after a day that has none; pressing one chooses its day. */
function NextUp({ day, onChoose }: NextUpProps) {
  const text = useText();
  const { data } = useOperation('events.list', { from: startOf(daysLater(day, 1)), limit: shown });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="calendar-next">
      <h3 id="calendar-next" className={styles.title}>
        {text.nextUp}
      </h3>
      <Stack as="ul" gap={2}>
        {data.items.map(({ id, title, date, location }) => (
          <Card key={id} as="li" interactive padding="sm" className={styles.event}>
            <DateTile iso={date} />
            <div className={styles.words}>
              <button
                type="button"
                className={cardLinkClass}
                onClick={() => onChoose(startDay(date))}
              >
                {title}
              </button>
              <p>
                <EventTime start={date} />
              </p>
              <p>{location}</p>
            </div>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
