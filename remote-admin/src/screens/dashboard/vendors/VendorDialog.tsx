import type { VendorChange, VendorDetails } from '@hoa/domain';
import { vendorFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, FormTextField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useRosterFailure } from '../people/failures.ts';
import { useText } from './messages.ts';

export interface VendorDialogProps {
  readonly vendor: VendorDetails;
  readonly onClose: () => void;
}

/** Changes a vendor's details. A failure keeps what was typed. */
export function VendorDialog({ vendor, onClose }: VendorDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const [change] = useCommand('vendors.change');
  const { id, version, displayName, services, insuredUntil = '' } = vendor;
  const form = useSchemaForm(vendorFormSchema, {
    defaultValues: { displayName, services: services.join(', '), insuredUntil },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useRosterFailure(form, ['displayName']);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(changed: Omit<VendorChange, 'id' | 'version'>) {
    try {
      await change({ ...changed, id, version });
      notify.success(text.changed);
      onClose();
    } catch (error) {
      fail(error, text.failedToChange);
    }
  }

  return (
    <Dialog open title={text.change} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <FormTextField
          form={form}
          name="displayName"
          label={text.name}
          hint={text.nameHint}
          required
        />
        <FormTextField form={form} name="services" label={text.services} hint={text.servicesHint} />
        <FormDateField
          form={form}
          name="insuredUntil"
          label={text.insuredUntil}
          hint={text.insuredUntilHint}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.save}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
