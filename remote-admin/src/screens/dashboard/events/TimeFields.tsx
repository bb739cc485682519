import { isCalendarDay } from '@hoa/domain';
import { monthlyRepeats, repeatFrequencies, weekdayOf, weekdays } from '@hoa/domain/events';
import { useAssociation } from '@hoa/portal';
import { Checkbox, optionsOf } from '@hoa/ui';
import {
  FormCheckbox,
  FormDateField,
  FormRadioGroup,
  FormSelect,
  FormTextField,
} from '@hoa/ui/forms';
import { useLocale } from '@hoa/ui/text';
import { useEffect } from 'react';
import styles from './Events.module.css';
import { useText } from './messages.ts';
import type { EventFormState } from './useEventForm.ts';

interface TimeFieldsProps {
  readonly form: EventFormState;
  /** False for one date of an event, which has no repetition of its own. */
  readonly canRepeat: boolean;
}

/** When an event takes place, and how it repeats. */
export function TimeFields({ form, canRepeat }: TimeFieldsProps) {
  const text = useText();
  const { timeZone } = useAssociation() ?? {};
  const [allDay, startDay, endDay] = form.watch(['allDay', 'startDay', 'endDay']);
  useEffect(() => {
    if (isCalendarDay(startDay) && endDay < startDay) {
      form.setValue('endDay', startDay, { shouldDirty: true });
    }
  }, [startDay, endDay, form.setValue]);
  return (
    <>
      <FormCheckbox form={form} name="allDay" label={text.wholeDays} />
      <div className={styles.pair}>
        <FormDateField form={form} name="startDay" label={text.startDay} required />
        {!allDay && (
          <FormTextField form={form} name="startTime" type="time" label={text.startTime} required />
        )}
      </div>
      <div className={styles.pair}>
        <FormDateField form={form} name="endDay" label={text.endDay} required />
        {!allDay && (
          <FormTextField form={form} name="endTime" type="time" label={text.endTime} required />
        )}
      </div>
      {timeZone && <p className={styles.meta}>{text.timeZoneHint({ timeZone })}</p>}
      {canRepeat && <RepeatFields form={form} />}
    </>
  );
}

function RepeatFields({ form }: Pick<TimeFieldsProps, 'form'>) {
  const text = useText();
  const repeats = form.watch('repeats');
  return (
    <>
      <div className={styles.pair}>
        <FormSelect
          form={form}
          name="repeats"
          label={text.repeats}
          options={optionsOf(['never', ...repeatFrequencies], text.frequencies)}
        />
        {repeats !== 'never' && (
          <>
            <FormTextField
              form={form}
              name="interval"
              inputMode="numeric"
              label={text.intervals[repeats]}
            />
            <FormDateField form={form} name="until" label={text.until} />
          </>
        )}
      </div>
      {repeats === 'weekly' && <Weekdays form={form} />}
      {repeats === 'monthly' && (
        <FormRadioGroup
          form={form}
          name="monthly"
          label={text.monthly}
          options={optionsOf(monthlyRepeats, {
            day: text.onSameDay,
            weekday: text.onSameWeekday,
          })}
        />
      )}
    </>
  );
}

/** A Sunday, from which weekdays are named. */
const sunday = Date.UTC(2026, 0, 4);

/** The weekdays besides that of the first day. */
function Weekdays({ form }: Pick<TimeFieldsProps, 'form'>) {
  const text = useText();
  const locale = useLocale();
  const startDay = form.watch('startDay');
  const own = isCalendarDay(startDay) ? weekdayOf(startDay) : undefined;
  const name = (index: number) =>
    new Date(sunday + index * 86_400_000).toLocaleDateString(locale, {
      weekday: 'long',
      timeZone: 'UTC',
    });
  return (
    <fieldset className={styles.weekdays}>
      <legend>{text.weekdays}</legend>
      <div>
        {weekdays.map(
          (weekday, index) =>
            weekday !== own && (
              <Checkbox
                key={weekday}
                value={weekday}
                label={name(index)}
                {...form.register('weekdays')}
              />
            ),
        )}
      </div>
    </fieldset>
  );
}
