import type { EventFormInput, EventFormValues } from '@hoa/domain/events';
import { eventFieldsSchema, eventFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import type { Output } from '@hoa/portal';
import { useSchemaForm } from '@hoa/ui/forms';

export type Plan = Output<'events.plan'>['series'];

export type Words = Pick<EventFormInput, 'title' | 'description'>;

/** The form of an event; without a plan, it is blank except for `words`. */
export function useEventForm(plan: Plan | undefined, words: Words | undefined) {
  const domainText = useDomainText();
  return useSchemaForm<EventFormInput, EventFormValues>(eventFormSchema, {
    lengths: eventFieldsSchema,
    defaultValues: plan ? asTyped(plan) : { ...blank, ...words },
    errorText: (code) => validationMessage(domainText, code),
  });
}

export type EventFormState = ReturnType<typeof useEventForm>;

const blank: EventFormInput = {
  ...{ title: '', description: '', location: '', organizer: '', type: 'social', allDay: false },
  ...{ startDay: '', startTime: '18:00', endDay: '', endTime: '20:00', repeats: 'never' },
  ...{ interval: '1', weekdays: [], monthly: 'day', until: '', rsvpRequired: false },
  ...{ maxAttendees: '', maxGuests: '0', remindHours: '24' },
};

function asTyped({
  interval,
  maxAttendees,
  maxGuests,
  remindHours,
  ...plan
}: Plan): EventFormInput {
  return {
    ...plan,
    interval: String(interval),
    maxAttendees: maxAttendees === undefined ? '' : String(maxAttendees),
    maxGuests: String(maxGuests),
    remindHours: String(remindHours),
  };
}
