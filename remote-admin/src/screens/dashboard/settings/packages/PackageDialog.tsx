import type { AuditorPackage, PackageForm } from '@hoa/domain';
import { type CalendarDay, daysLater, defaultLinkDays, isLinkEnd } from '@hoa/domain';
import { packageFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { useFieldFailure, useToday } from '@hoa/parts';
import { useActor, useCommand } from '@hoa/portal';
import { Button, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import { FormDateField, SchemaForm, useSchemaForm } from '@hoa/ui/forms';
import { useState } from 'react';
import { newLinkToken } from './link-token.ts';
import { MadePackage } from './MadePackage.tsx';
import { useText } from './messages.ts';

interface PackageDialogProps {
  readonly onClose: () => void;
}

interface Made {
  readonly made: AuditorPackage;
  readonly address: string;
}

/** Makes an auditor's package, and shows the address of its link once. */
export function PackageDialog({ onClose }: PackageDialogProps) {
  const text = useText();
  const [made, setMade] = useState<Made | null>(null);
  return made ? (
    <Dialog open title={text.madeTitle} onClose={onClose}>
      <MadePackage {...made} onClose={onClose} />
    </Dialog>
  ) : (
    <MakeDialog onMade={setMade} onClose={onClose} />
  );
}

interface MakeDialogProps extends PackageDialogProps {
  readonly onMade: (made: Made) => void;
}

function MakeDialog({ onMade, onClose }: MakeDialogProps) {
  const text = useText();
  const domainText = useDomainText();
  const { hoaId } = useActor();
  const today = useToday();
  const [make] = useCommand('exports.makePackage');
  const lastYear = Number(today.slice(0, 'YYYY'.length)) - 1;
  const form = useSchemaForm(packageFormSchema, {
    defaultValues: {
      from: `${lastYear}-01-01`,
      to: `${lastYear}-12-31`,
      endsOn: daysLater(today, defaultLinkDays),
    },
    errorText: (code) => validationMessage(domainText, code),
  });
  const fail = useFieldFailure(form, ['endsOn']);
  const { isDirty, isSubmitting } = form.formState;

  async function submit(input: PackageForm) {
    // Otherwise a code might be asked for first.
    if (!isAllowedEnd(input.endsOn)) return;
    const { token, tokenHash } = newLinkToken(hoaId);
    try {
      const made = await make({ ...input, tokenHash });
      // A fragment is not sent to servers, so no log has the token.
      onMade({ made, address: `${location.origin}/api/packages#${token}` });
    } catch (error) {
      fail(error, text.failedToMake);
    }
  }

  function isAllowedEnd(endsOn: CalendarDay): boolean {
    if (isLinkEnd(endsOn, today)) return true;
    const message = validationMessage(domainText, 'link-end-range');
    form.setError('endsOn', { type: 'range', message }, { shouldFocus: true });
    return false;
  }

  return (
    <Dialog open title={text.make} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <FormDateField form={form} name="from" label={text.from} required />
        <FormDateField form={form} name="to" label={text.to} required />
        <FormDateField
          form={form}
          name="endsOn"
          label={text.endsOn}
          hint={text.endsOnHint}
          required
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.make}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
