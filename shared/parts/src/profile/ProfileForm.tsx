import type { Profile } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import { profileFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Cluster, useStable } from '@hoa/ui';
import { FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { type ReactNode, useEffect, useState } from 'react';
import { EditConflict } from '../edit-conflict/EditConflict.tsx';
import { useConflictText } from '../edit-conflict/messages.ts';
import { useEditConflict } from '../edit-conflict/useEditConflict.ts';
import { useFailure } from '../failures/useFailure.ts';
import { useLeaveGuard } from '../leave-guard/useLeaveGuard.tsx';
import { SaveState } from '../save-state/SaveState.tsx';
import { useProfileText } from './messages.ts';
import { type SettingsLayout, SettingsSection } from './SettingsSection.tsx';

export interface ProfileFormProps {
  readonly profile: Profile;
  readonly layout: SettingsLayout;
  /** Shown below the form. */
  readonly children?: ReactNode;
}

/** Name, email and phone; leaving asks first while something is unsaved. */
export function ProfileForm({ profile, layout, children }: ProfileFormProps) {
  const text = useProfileText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save] = useCommand('profile.update');
  const [failure, setFailure] = useState<string>();
  const { displayName, pendingEmail, phone = '' } = profile;
  // Saving again keeps an email that waits to be confirmed.
  const storedEmail = pendingEmail ?? profile.email;
  const email = shownEmail(storedEmail);
  const conflictText = useConflictText();
  const current = { displayName, email: storedEmail, phone };
  const conflict = useEditConflict(current);
  const form = useSchemaForm(profileFormSchema, {
    defaultValues: { displayName, email, phone },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  const leaveQuestion = useLeaveGuard(isDirty);
  const restart = useStable(conflict.restart);

  // Shows what another tab saved, unless there is unsaved text here.
  useEffect(() => {
    if (form.formState.isDirty) return;
    form.reset({ displayName, email, phone });
    restart();
  }, [form, restart, displayName, email, phone]);

  return (
    <SettingsSection layout={layout} title={text.details[layout]} hint={text.detailsHint}>
      <SchemaForm
        form={form}
        formError={failure}
        onSubmit={async (values) => {
          setFailure(undefined);
          try {
            const saved = await save({ ...values, seen: conflict.seen });
            form.reset({ ...values, email: shownEmail(values.email), phone: saved.phone ?? '' });
            notify.success(text.updated);
          } catch (error) {
            if (!conflict.take(error)) setFailure(reportFailure(error, text.failedUpdate));
          }
        }}
      >
        <FormTextField
          form={form}
          name="displayName"
          label={text.displayName}
          autoComplete="name"
          required
        />
        <FormTextField
          form={form}
          name="email"
          type="email"
          label={text.email}
          hint={pendingEmail && text.emailPending({ email: profile.email })}
          autoComplete="email"
          required
        />
        <FormTextField
          form={form}
          name="phone"
          type="tel"
          label={text.phone}
          autoComplete="tel"
          short
        />
        {conflict.isRefused && (
          <EditConflict
            fields={(['displayName', 'email', 'phone'] as const).map((name) => ({
              label: text[name],
              mine: form.getValues(name) ?? '',
              theirs: current[name],
            }))}
            onDiscard={() => {
              form.reset(current);
              conflict.restart();
            }}
          />
        )}
        <Cluster gap={4}>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {conflict.isRefused ? conflictText.saveMine : text.save[layout]}
          </Button>
          <SaveState status={isSubmitting ? 'saving' : isDirty ? 'unsaved' : 'saved'} />
        </Cluster>
      </SchemaForm>
      {children}
      {leaveQuestion}
    </SettingsSection>
  );
}
