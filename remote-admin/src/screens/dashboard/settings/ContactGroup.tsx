import { OfficeContact } from '@hoa/parts/office-contact';
import { FormTextArea } from '@hoa/ui/forms';
import { useWatch } from 'react-hook-form';
import { Group } from './Group.tsx';
import { useText } from './messages.ts';
import type { GroupProps, HintProps } from './useSettingsForm.ts';

/** How people reach the office. */
export function ContactGroup({ form }: GroupProps) {
  const text = useText();
  return (
    <Group title={text.office} hint={text.officeHint}>
      <FormTextArea
        form={form}
        name="contact"
        label={text.contact}
        hint={text.contactHint}
        rows={3}
      />
      <FormTextArea
        form={form}
        name="officeHours"
        label={text.officeHours}
        hint={text.officeHoursHint}
        rows={2}
      />
      <FormTextArea
        form={form}
        name="postalAddress"
        label={text.postalAddress}
        hint={text.postalAddressHint}
        rows={3}
      />
      <Preview control={form.control} />
    </Group>
  );
}

/** The contact as the sign-in page shows it. */
function Preview({ control }: HintProps) {
  const [name, contact, officeHours, postalAddress] = useWatch({
    control,
    name: ['name', 'contact', 'officeHours', 'postalAddress'],
  });
  return <OfficeContact {...{ name, contact, officeHours, postalAddress }} />;
}
