import { type Invoice, type InvoiceFormInput, type InvoiceFormValues, usdInput } from '@hoa/domain';
import { blankMaterial, invoiceFormSchema } from '@hoa/domain/schemas';
import { useDomainText, validationMessage } from '@hoa/domain-text';
import { type StandardIssue, type StandardSchema, useSchemaForm } from '@hoa/ui/forms';
import { type Locale, typedDecimal, useLocale } from '@hoa/ui/text';

const isAbout =
  (field: keyof InvoiceFormValues) =>
  ({ path }: StandardIssue) =>
    path?.[0] === field;

/** The title comes with the work order: without one, only the work order is missing. */
const schema: StandardSchema<InvoiceFormInput, InvoiceFormValues> = {
  '~standard': {
    async validate(written) {
      const result = await invoiceFormSchema['~standard'].validate(written);
      const { issues } = result;
      if (!issues?.some(isAbout('workOrderId'))) return result;
      return { issues: issues.filter((issue) => !isAbout('workOrderTitle')(issue)) };
    },
  },
};

/** The state of the invoice form, which begins with the draft, or with only the usual labor rate. */
export function useInvoiceForm(draft: Invoice | undefined, laborRate: string) {
  const domainText = useDomainText();
  const locale = useLocale();
  return useSchemaForm<InvoiceFormInput, InvoiceFormValues>(schema, {
    defaultValues: draft ? asTyped(draft, locale) : blank(laborRate),
    errorText: (code) => validationMessage(domainText, code),
    lengths: invoiceFormSchema,
  });
}

export type InvoiceFormState = ReturnType<typeof useInvoiceForm>;

const blank = (laborRate: string): InvoiceFormInput => ({
  workOrderId: '',
  workOrderTitle: '',
  laborHours: '',
  laborRate,
  materials: [blankMaterial],
  notes: '',
});

function asTyped(draft: Invoice, locale: Locale): InvoiceFormInput {
  const { workOrderId, workOrderTitle, laborHours, laborRate, materials, notes = '' } = draft;
  return {
    workOrderId,
    workOrderTitle,
    laborHours: typedDecimal(String(laborHours), locale),
    laborRate: typedDecimal(usdInput(laborRate), locale),
    materials:
      materials.length === 0
        ? [blankMaterial]
        : materials.map(({ item, quantity, unitCost }) => ({
            item,
            quantity: String(quantity),
            unitCost: typedDecimal(usdInput(unitCost), locale),
          })),
    notes,
  };
}
