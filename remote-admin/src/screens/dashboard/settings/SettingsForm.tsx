import type { VersionedSettings } from '@hoa/domain';
import {
  EditConflict,
  useConflictText,
  useEditConflict,
  useFieldFailure,
  useLeaveGuard,
} from '@hoa/parts';
import { notify, useCommand } from '@hoa/portal';
import { Button, Cluster, useStable } from '@hoa/ui';
import { SchemaForm } from '@hoa/ui/forms';
import { useLocale } from '@hoa/ui/text';
import { useEffect } from 'react';
import { AmountsGroup } from './AmountsGroup.tsx';
import { AppearanceGroup } from './AppearanceGroup.tsx';
import { AssociationGroup } from './AssociationGroup.tsx';
import { ContactGroup } from './ContactGroup.tsx';
import { FeesGroup } from './FeesGroup.tsx';
import { useText } from './messages.ts';
import { NumbersGroup } from './NumbersGroup.tsx';
import { RulesGroup } from './RulesGroup.tsx';
import { changeOf, names, useSettingsForm, useShownValue, valuesOf } from './useSettingsForm.ts';

/** The form of the settings, with the effect of a change before it is saved. A failure keeps what was typed. */
export function SettingsForm({ settings }: { readonly settings: VersionedSettings }) {
  const text = useText();
  const conflictText = useConflictText();
  const locale = useLocale();
  const [save] = useCommand('association.save');
  const conflict = useEditConflict(settings);
  const form = useSettingsForm(settings, locale);
  const fail = useFieldFailure(form, names);
  const { isDirty, isSubmitting, dirtyFields } = form.formState;
  const leaveQuestion = useLeaveGuard(isDirty);
  const shown = useShownValue();
  const restart = useStable((stored: VersionedSettings) => {
    form.reset(valuesOf(stored, locale));
    conflict.restart();
  });

  // Shows what another person saved, unless there is unsaved text here.
  useEffect(() => {
    if (!form.formState.isDirty) restart(settings);
  }, [settings, form, restart]);

  return (
    <SchemaForm
      form={form}
      onSubmit={async ({ nextTicket, nextInvoice, ...values }) => {
        try {
          const saved = await save({
            ...changeOf(values),
            ...(dirtyFields.nextTicket && { nextTicket }),
            ...(dirtyFields.nextInvoice && { nextInvoice }),
            version: conflict.seen.version,
          });
          form.reset(valuesOf(saved, locale));
          notify.success(text.saved);
        } catch (error) {
          if (!conflict.take(error)) fail(error, text.failedToSave);
        }
      }}
    >
      <AssociationGroup form={form} stored={settings.timeZone} />
      <AppearanceGroup form={form} stored={settings} />
      <ContactGroup form={form} />
      <RulesGroup form={form} />
      <NumbersGroup form={form} />
      <AmountsGroup form={form} />
      <FeesGroup form={form} />
      {conflict.isRefused && (
        <EditConflict
          fields={names.map((name) => ({
            label: text[name],
            mine: shown(form.getValues(), name),
            theirs: shown(valuesOf(settings, locale), name),
          }))}
          onDiscard={() => restart(settings)}
        />
      )}
      <Cluster gap={4}>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          {conflict.isRefused ? conflictText.saveMine : text.save}
        </Button>
      </Cluster>
      {leaveQuestion}
    </SchemaForm>
  );
}
