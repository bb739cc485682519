import { notify, useCommand } from '@hoa/shared';
import { type Profile, profileFormSchema } from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import { FormTextField, SchemaForm, useSchemaForm } from '@hoa/shared/forms';
import { Button, Card, Cluster } from '@hoa/shared/ui';
import { useEffect, useState } from 'react';
import { useFailure } from '../../failures/useFailure.ts';
import { useLeaveGuard } from '../../leave-guard/useLeaveGuard.tsx';
import { SaveState } from '../../save-state/SaveState.tsx';
import { useText } from './messages/index.ts';
import styles from './SettingsCard.module.css';

/** Name, email and phone; what is typed stays until it is saved, and leaving asks first. */
export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const domainText = useDomainText();
  const reportFailure = useFailure();
  const [save] = useCommand('profile.update');
  const [failure, setFailure] = useState<string>();
  const { displayName, email, phone = '' } = profile;
  const form = useSchemaForm(profileFormSchema, {
    defaultValues: { displayName, email, phone },
    errorText: (code) => validationMessage(domainText, code),
  });
  const { isDirty, isSubmitting } = form.formState;
  const question = useLeaveGuard(isDirty);

  // What another tab has saved, unless something is being typed here.
  useEffect(() => {
    if (!form.formState.isDirty) form.reset({ displayName, email, phone });
  }, [form, displayName, email, phone]);

  return (
    <Card as="section" aria-labelledby="profile-details">
      <h2 id="profile-details" className={styles.title}>
        {text.details}
      </h2>
      <p className={styles.hint}>{text.detailsHint}</p>
      <SchemaForm
        form={form}
        formError={failure}
        onSubmit={async (values) => {
          setFailure(undefined);
          try {
            const saved = await save(values);
            form.reset({ ...values, phone: saved.phone ?? '' });
            notify.success(text.updated);
          } catch (error) {
            setFailure(reportFailure(error, text.failedUpdate));
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
        <Cluster gap={4}>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.save}
          </Button>
          <SaveState status={isSubmitting ? 'saving' : isDirty ? 'unsaved' : 'saved'} />
        </Cluster>
      </SchemaForm>
      {question}
    </Card>
  );
}
