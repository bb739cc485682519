import { blankMaterial } from '@hoa/domain/schemas';
import { Button, IconButton } from '@hoa/ui';
import { FormDecimalField, FormTextField } from '@hoa/ui/forms';
import { typedDecimal, useLocale } from '@hoa/ui/text';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useText } from '../messages.ts';
import styles from './InvoiceForm.module.css';
import type { InvoiceFormState } from './useInvoiceForm.ts';

/** The lines of materials; the last one cannot be removed. */
export function Materials({ form }: { readonly form: InvoiceFormState }) {
  const text = useText();
  const headingId = useId();
  const locale = useLocale();
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'materials' });
  const isLast = fields.length === 1;
  return (
    <section aria-labelledby={headingId} className={styles.materials}>
      <h3 id={headingId} className={styles.heading}>
        {text.materials}
      </h3>
      <ul className={styles.lines}>
        {fields.map(({ id }, index) => {
          const n = index + 1;
          return (
            <li key={id} className={styles.line}>
              <FormTextField
                form={form}
                name={`materials.${index}.item`}
                label={text.item}
                suffix={String(n)}
              />
              <FormTextField
                form={form}
                name={`materials.${index}.quantity`}
                label={text.quantity}
                suffix={String(n)}
                type="number"
                min="1"
                step="1"
                inputMode="numeric"
              />
              <FormDecimalField
                form={form}
                name={`materials.${index}.unitCost`}
                label={text.unitCost}
                suffix={String(n)}
                step={0.01}
                dollars
                placeholder={typedDecimal('0.00', locale)}
              />
              <IconButton
                label={isLast ? text.oneMaterial : text.removeMaterial({ n })}
                icon={<Trash2 />}
                aria-disabled={isLast}
                onClick={() => !isLast && remove(index)}
              />
            </li>
          );
        })}
      </ul>
      <Button size="sm" icon={<Plus />} onClick={() => append(blankMaterial)}>
        {text.addMaterial}
      </Button>
    </section>
  );
}
