import { type CalendarDay as Day, dayOf, daysLater } from '@hoa/domain';
import { useOperation } from '@hoa/portal';
import { Card, cardLinkClass, Stack } from '@hoa/ui';
import { DateTile } from '../date-tile/DateTile.tsx';
import { EventTime } from '../date-tile/EventTime.tsx';
import { useText } from '../messages.ts';
import { startOf } from './month-grid.ts';
import styles from './NextUp.module.css';

const shown = 3;

export interface NextUpProps {
  /** A day without events. */
  readonly day: Day;
  readonly onChoose: (day: Day) => void;
}

/** The next events after a day that has none; pressing one chooses its day. */
export function NextUp({ day, onChoose }: NextUpProps) {
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
              <button type="button" className={cardLinkClass} onClick={() => onChoose(dayOf(date))}>
                {title}
              </button>
              <p>
                <EventTime iso={date} />
              </p>
              <p>{location}</p>
            </div>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
