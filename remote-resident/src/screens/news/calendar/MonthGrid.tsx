import type { CommunityEvent, CalendarDay as Day } from '@hoa/domain';
import { classNames, VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useEffect, useId, useRef } from 'react';
import { useText } from '../messages.ts';
import styles from './MonthGrid.module.css';
import { dayByKey } from './month-grid.ts';

/** The number of events that a day shows by name; the others are counted. */
const named = 3;

export interface MonthGridProps {
  readonly label: string;
  readonly weeks: readonly (readonly Day[])[];
  /** The selected day, which is in the tab order. */
  readonly day: Day;
  readonly today: Day;
  readonly eventsOn: (day: Day) => readonly CommunityEvent[];
  readonly onChoose: (day: Day, isByKey?: boolean) => void;
}

/** The weeks of a month with the events of each day. Arrow keys, Home, End, Page Up and Page Down select a day. */
export function MonthGrid({ label, weeks, day, today, eventsOn, onChoose }: MonthGridProps) {
  const locale = useLocale();
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day]);
  const weekday = (each: Day, width: 'long' | 'short') =>
    new Date(each).toLocaleDateString(locale, { weekday: width, timeZone: 'UTC' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid of WAI-ARIA is a table whose cells take the focus.
    <table ref={grid} role="grid" aria-label={label} className={styles.grid}>
      <thead>
        <tr>
          {weeks[0]?.map((each) => (
            <th key={each} scope="col" className={styles.weekday}>
              <abbr title={weekday(each, 'long')}>{weekday(each, 'short')}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <DayCell
                key={each}
                day={each}
                events={eventsOn(each)}
                isChosen={each === day}
                isToday={each === today}
                isOutside={each.slice(0, 7) !== day.slice(0, 7)}
                onChoose={() => onChoose(each)}
                onKey={(key) => {
                  const next = dayByKey(key, each, locale);
                  if (next === undefined) return false;
                  isMoving.current = true;
                  onChoose(next, true);
                  return true;
                }}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly events: readonly CommunityEvent[];
  readonly isChosen: boolean;
  readonly isToday: boolean;
  readonly isOutside: boolean;
  readonly onChoose: () => void;
  /** Returns true if the key moved the selection. */
  readonly onKey: (key: string) => boolean;
}

function DayCell({ day, events, isChosen, isToday, isOutside, onChoose, onKey }: DayCellProps) {
  const text = useText();
  const locale = useLocale();
  const eventsId = useId();
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid takes the focus.
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-describedby={events.length > 0 ? eventsId : undefined}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(styles.cell, isOutside && styles.outside)}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onChoose();
        else if (!onKey(event.key)) return;
        event.preventDefault();
      }}
    >
      <VisuallyHidden>{formatDate(day, locale, 'day')}</VisuallyHidden>
      <span aria-hidden="true" className={styles.number}>
        {Number(day.slice(8))}
      </span>
      {events.length > 0 && (
        // The cell's description. It is not part of its accessible name, which is only the date.
        <ul id={eventsId} aria-hidden="true" className={styles.events}>
          {events.slice(0, named).map(({ id, title, date }) => (
            <li key={id} className={styles.event}>
              {date.includes('T') && (
                <span className={styles.time}>{formatDate(date, locale, 'time')}</span>
              )}{' '}
              <span className={styles.name}>{title}</span>
            </li>
          ))}
          {events.length > named && (
            <li className={styles.more}>{text.moreEvents({ n: events.length - named })}</li>
          )}
        </ul>
      )}
    </td>
  );
}
