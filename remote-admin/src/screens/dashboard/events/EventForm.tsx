import { eventTypes } from '@hoa/domain';
import type { EventFormValues } from '@hoa/domain/events';
import { useDomainText } from '@hoa/domain-text';
import { useFailure } from '@hoa/parts';
import { notify, PortalError, useCommand } from '@hoa/portal';
import { Alert, Button, DialogCancel, DialogFooter, optionsOf } from '@hoa/ui';
import { FormSelect, FormTextArea, FormTextField, SchemaForm, useReportDirty } from '@hoa/ui/forms';
import { useState } from 'react';
import styles from './Events.module.css';
import type { EventScope } from './managed-event.ts';
import { useText } from './messages.ts';
import { PlacesFields } from './PlacesFields.tsx';
import { TimeFields } from './TimeFields.tsx';
import { type Plan, useEventForm, type Words } from './useEventForm.ts';

interface EventFormProps {
  /** The event to edit; without it a new one. */
  readonly known?:
    | {
        readonly id: string;
        readonly scope: EventScope;
        readonly plan: Plan;
        /** The number of changes so far. */
        readonly sequence: number;
      }
    | undefined;
  /** The first words of a new event. */
  readonly words?: Words | undefined;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onClose: () => void;
}

/** The form of an event. A failure keeps what was typed. */
export function EventForm({ known, words, onDirty, onClose }: EventFormProps) {
  const text = useText();
  const domainText = useDomainText();
  const fail = useFailure();
  const [save] = useCommand('events.save');
  // The changes that the form started with, even if others follow meanwhile.
  const [seen] = useState(known?.sequence);
  const [isConflict, setIsConflict] = useState(false);
  const form = useEventForm(known?.plan, words);
  const { isDirty, isSubmitting } = form.formState;
  useReportDirty(isDirty, onDirty);

  async function submit(plan: EventFormValues) {
    try {
      const expected = isConflict ? undefined : seen;
      await save({
        plan,
        ...(known && { id: known.id, scope: known.scope }),
        ...(expected !== undefined && { sequence: expected }),
      });
      notify.success(known ? text.saved : text.created);
      onClose();
    } catch (error) {
      if (PortalError.from(error).code === 'conflict' && !isConflict) setIsConflict(true);
      else fail(error, text.failedToSave);
    }
  }

  return (
    <SchemaForm form={form} onSubmit={submit}>
      <FormTextField form={form} name="title" label={text.title} required />
      <div className={styles.pair}>
        <FormTextField form={form} name="location" label={text.location} required />
        <FormSelect
          form={form}
          name="type"
          label={text.type}
          options={optionsOf(eventTypes, domainText.eventTypes)}
        />
      </div>
      <FormTextArea form={form} name="description" label={text.description} rows={4} />
      <TimeFields form={form} canRepeat={known?.scope !== 'date'} />
      <PlacesFields form={form} />
      <FormTextField
        form={form}
        name="organizer"
        label={text.organizer}
        hint={text.organizerHint}
      />
      {isConflict && <Alert tone="warning">{text.changedMeanwhile}</Alert>}
      {known && <p className={styles.meta}>{text.toldOfChange}</p>}
      <DialogFooter>
        <DialogCancel />
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {known ? text.saveChanges : text.create}
        </Button>
      </DialogFooter>
    </SchemaForm>
  );
}
