import { maxGuestsPerAnswer, reminderHours } from '@hoa/domain/events';
import { optionsOf } from '@hoa/ui';
import { FormCheckbox, FormSelect, FormTextField } from '@hoa/ui/forms';
import styles from './Events.module.css';
import { useText } from './messages.ts';
import type { EventFormState } from './useEventForm.ts';

const guestCounts = Array.from({ length: maxGuestsPerAnswer + 1 }, (_, n) => String(n));

/** The capacity of an event, the guests that residents may bring, and the reminder. */
export function PlacesFields({ form }: { readonly form: EventFormState }) {
  const text = useText();
  const rsvpRequired = form.watch('rsvpRequired');
  return (
    <>
      <FormCheckbox form={form} name="rsvpRequired" label={text.rsvp} />
      {rsvpRequired && (
        <div className={styles.pair}>
          <FormTextField
            form={form}
            name="maxAttendees"
            inputMode="numeric"
            label={text.capacity}
            hint={text.capacityHint}
          />
          <FormSelect
            form={form}
            name="maxGuests"
            label={text.guests}
            options={guestCounts.map((value) => ({ value, label: value }))}
          />
          <FormSelect
            form={form}
            name="remindHours"
            label={text.reminder}
            options={optionsOf(reminderHours, text.reminders)}
          />
        </div>
      )}
    </>
  );
}
