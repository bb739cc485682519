import type { HomeChange, HomeEntry } from '@hoa/domain';
import { homeFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { EditConflict, useConflictText, useEditConflict } from '@hoa/parts';
import { notify, useCommand, useOperation } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import {
  FormDecimalField,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { type Locale, typedDecimal, useLocale } from '@hoa/ui/text';
import { useId } from 'react';
import { useRosterFailure } from '../people/failures.ts';
import { useText } from './messages.ts';

export interface HomeDialogProps {
  /** The home to change; without it the form adds one. */
  readonly home?: HomeEntry | undefined;
  readonly onClose: () => void;
}

const fields = ['building', 'address', 'share', 'notes'] as const;

/** Adds or changes a home. A failure keeps what was typed. */
export function HomeDialog({ home, onClose }: HomeDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const conflictText = useConflictText();
  const locale = useLocale();
  const buildingsId = useId();
  const buildings = useOperation('buildings.list', {}).data?.items ?? [];
  const [add] = useCommand('homes.add');
  const [change] = useCommand('homes.change');
  const conflict = useEditConflict(home ?? { version: 0 });
  const form = useSchemaForm(homeFormSchema, {
    defaultValues: valuesOf(home, locale),
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, ['label']);
  const { isDirty, isSubmitting } = form.formState;

  async function submit({ share, ...typed }: HomeChange) {
    const values = { ...typed, ...(share !== undefined && { share }) };
    try {
      if (home) await change({ ...values, version: conflict.seen.version });
      else await add(values);
      notify.success(home ? text.changed : text.added);
      onClose();
    } catch (error) {
      if (!home || !conflict.take(error)) fail(error, text.failedToSave);
    }
  }

  return (
    <Dialog
      open
      title={home ? text.changeHome : text.addHome}
      confirmClose={isDirty}
      onClose={onClose}
    >
      <SchemaForm form={form} onSubmit={submit}>
        {home ? (
          <p>{home.id}</p>
        ) : (
          <FormTextField
            form={form}
            name="label"
            label={text.label}
            hint={text.labelHint}
            autoComplete="off"
            required
          />
        )}
        <FormTextField
          form={form}
          name="building"
          label={text.building}
          hint={text.buildingHint}
          autoComplete="off"
          list={buildingsId}
        />
        <datalist id={buildingsId}>
          {buildings.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        <FormTextField form={form} name="address" label={text.address} autoComplete="off" />
        <FormDecimalField
          form={form}
          name="share"
          label={text.share}
          hint={text.shareHint}
          step={1}
        />
        <FormTextArea form={form} name="notes" label={text.notes} hint={text.notesHint} rows={3} />
        {home && conflict.isRefused && (
          <EditConflict
            fields={fields.map((name) => ({
              label: text[name],
              mine: form.getValues(name),
              theirs: valuesOf(home, locale)[name],
            }))}
            onDiscard={() => {
              form.reset(valuesOf(home, locale));
              conflict.restart();
            }}
          />
        )}
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {home ? (conflict.isRefused ? conflictText.saveMine : text.save) : text.addHome}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}

function valuesOf(home: HomeEntry | undefined, locale: Locale) {
  return {
    label: home?.id ?? '',
    building: home?.building?.name ?? '',
    address: home?.address ?? '',
    share: home?.share === undefined ? '' : typedDecimal(String(home.share), locale),
    notes: home?.notes ?? '',
  };
}
