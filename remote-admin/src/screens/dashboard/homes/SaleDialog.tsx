import type { HomeWithSale, SaleForm } from '@hoa/domain';
import { saleFormSchema } from '@hoa/domain/schemas';
import { useDomainText } from '@hoa/domain-text';
import { notify, useCommand } from '@hoa/portal';
import { Button, Checkbox, Dialog, DialogCancel, DialogFooter } from '@hoa/ui';
import {
  FormDateField,
  FormTextArea,
  FormTextField,
  SchemaForm,
  useSchemaForm,
} from '@hoa/ui/forms';
import { usePersonErrors, useRosterFailure } from '../people/failures.ts';
import styles from '../people/People.module.css';
import { useText } from './messages.ts';

export interface SaleDialogProps {
  readonly home: HomeWithSale;
  readonly onClose: () => void;
}

/** Records a sale: who leaves, the buyer and the settlement day. A failure keeps what was typed. */
export function SaleDialog({ home, onClose }: SaleDialogProps) {
  const text = useText();
  const { tenures } = useDomainText();
  const errorText = usePersonErrors();
  const [record] = useCommand('homes.recordSale');
  const holders = new Map(home.people.map((person) => [person.uid, person]));
  const form = useSchemaForm(saleFormSchema, {
    defaultValues: {
      leaving: home.people.flatMap(({ uid, tenure }) => (tenure === 'owner' ? uid : [])),
      displayName: '',
      email: '',
      phone: '',
      on: '',
      forwardingAddress: '',
    },
    errorText,
  });
  const fail = useRosterFailure(form, ['leaving', 'email', 'on']);
  const { isDirty, isSubmitting, errors } = form.formState;

  async function submit(sale: SaleForm) {
    try {
      await record({ ...sale, label: home.id });
      notify.success(text.saleRecorded);
      onClose();
    } catch (error) {
      fail(error, text.failedToRecordSale);
    }
  }

  return (
    <Dialog open title={text.recordSale} confirmClose={isDirty} onClose={onClose}>
      <SchemaForm form={form} onSubmit={submit}>
        <p className={styles.quiet}>{text.saleHint({ home: home.id })}</p>
        <fieldset className={styles.section}>
          <legend className={styles.legend}>{text.leaving}</legend>
          {[...holders.values()].map(({ uid, displayName, tenure }, index) => (
            <Checkbox
              key={uid}
              {...form.register('leaving')}
              value={uid}
              label={`${displayName}, ${tenures[tenure ?? 'owner']}`}
              error={index === 0 ? errors.leaving?.message : undefined}
            />
          ))}
        </fieldset>
        <FormDateField
          form={form}
          name="on"
          label={text.settlementDay}
          hint={text.settlementHint}
          required
        />
        <FormTextField
          form={form}
          name="displayName"
          label={text.buyer}
          autoComplete="off"
          required
        />
        <FormTextField
          form={form}
          name="email"
          type="email"
          label={text.buyerEmail}
          hint={text.buyerEmailHint}
          autoComplete="off"
        />
        <FormTextField
          form={form}
          name="phone"
          type="tel"
          label={text.buyerPhone}
          autoComplete="off"
        />
        <FormTextArea
          form={form}
          name="forwardingAddress"
          label={text.forwardingAddress}
          hint={text.forwardingHint}
          rows={2}
        />
        <DialogFooter>
          <DialogCancel />
          <Button type="submit" variant="primary" loading={isSubmitting}>
            {text.recordSale}
          </Button>
        </DialogFooter>
      </SchemaForm>
    </Dialog>
  );
}
