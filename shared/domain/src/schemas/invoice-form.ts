import * as z from 'zod/mini';
import { optionalText, requiredText } from './form-fields.ts';
import { hoursField, usdField } from './number-fields.ts';
import { uploadedFileSchema } from './uploaded-file.ts';

const amount = usdField({ missing: 'amount-invalid', invalid: 'amount-invalid' }).check(
  z.gt(0, 'amount-invalid'),
);
const cost = usdField({ invalid: 'number-invalid' });

/** The drawer's Create Invoice form: texts in; cents and hours out. */
export const ticketInvoiceFormSchema = z.object({
  laborHours: hoursField({ invalid: 'number-invalid' }),
  laborRate: cost,
  materialsCost: cost,
  amount,
  description: requiredText('description-required'),
  notes: optionalText(),
  attachments: z.array(uploadedFileSchema).check(z.maxLength(5, 'file-count')),
});

export type TicketInvoiceFormInput = z.input<typeof ticketInvoiceFormSchema>;
export type TicketInvoiceForm = z.output<typeof ticketInvoiceFormSchema>;

export const materialFormSchema = z.object({
  /** May stay blank: an invoice of labor alone keeps one line without an item. */
  item: optionalText(),
  quantity: z.pipe(
    z.string('quantity-minimum'),
    z.pipe(
      z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
      z.int('quantity-minimum').check(z.gte(1, 'quantity-minimum')),
    ),
  ),
  unitCost: cost,
});

/** The invoices page's Create/Edit Invoice form: texts in; cents and hours out. */
export const invoiceFormSchema = z.object({
  workOrderId: requiredText('work-order-required'),
  workOrderTitle: requiredText('title-required'),
  laborHours: hoursField({ missing: 'labor-hours-required', invalid: 'number-invalid' }),
  laborRate: usdField({ missing: 'labor-rate-required', invalid: 'number-invalid' }),
  materials: z.array(materialFormSchema).check(z.minLength(1, 'materials-minimum')),
  notes: optionalText(),
});

export type InvoiceFormInput = z.input<typeof invoiceFormSchema>;
export type InvoiceForm = z.output<typeof invoiceFormSchema>;

/** A new material line of that form. */
export const blankMaterial = { item: '', quantity: '1', unitCost: '' };
