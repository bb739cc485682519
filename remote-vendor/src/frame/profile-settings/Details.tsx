import { notify, useCommand } from '@hoa/shared';
import { type Profile, profileFormSchema } from '@hoa/shared/domain';
import { useDomainText, validationMessage } from '@hoa/shared/domain-text';
import { FormTextField, SchemaForm, useSchemaForm } from '@hoa/shared/forms';
import { useFailure } from '@hoa/shared/tickets';
import { Badge, Button } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';
import styles from './ProfileSettings.module.css';
import { Section } from './Section.tsx';

/** Name, email and phone; the services are the association's to change. */
export function Details({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const words = useDomainText();
  const fail = useFailure();
  const [update] = useCommand('profile.update');
  const { displayName, email, phone = '', services = [] } = profile;
  const form = useSchemaForm(profileFormSchema, {
    defaultValues: { displayName, email, phone },
    errorText: (code) => validationMessage(words, code),
  });
  return (
    <Section title={text.profile}>
      {services.length > 0 && (
        <ul aria-label={text.services} className={styles.services}>
          {services.map((service) => (
            <li key={service}>
              <Badge tone="accent">{service}</Badge>
            </li>
          ))}
        </ul>
      )}
      <SchemaForm
        form={form}
        onSubmit={async (written) => {
          try {
            await update(written);
            notify.success(text.saved);
          } catch (error) {
            fail(error, text.saveFailed);
          }
        }}
      >
        <FormTextField
          form={form}
          name="displayName"
          label={text.displayName}
          required
          autoComplete="name"
        />
        <FormTextField
          form={form}
          name="email"
          label={text.email}
          required
          type="email"
          autoComplete="email"
        />
        <FormTextField form={form} name="phone" label={text.phone} type="tel" autoComplete="tel" />
        <Button type="submit" loading={form.formState.isSubmitting} className={styles.save}>
          {text.save}
        </Button>
      </SchemaForm>
    </Section>
  );
}
