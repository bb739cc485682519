import * as z from 'zod/mini';
import { namedUploadsSchema } from '../documents/document-schema.ts';
import {
  hoursField,
  hoursSchema,
  moneySchema,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  usdField,
} from '../kernel/field-schemas.ts';
import { maxCents } from '../kernel/money.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { maxEntries } from '../kernel/written-text.ts';
import { invoiceAmount } from './invoice-rules.ts';

const amount = usdField({ missing: 'amount-invalid', invalid: 'amount-invalid' }).check(
  z.gt(0, 'amount-invalid'),
);
const cost = usdField({ invalid: 'number-invalid' });

/** The drawer's Create Invoice form. Input: text; output: cents and hours. */
export const ticketInvoiceFormSchema = z.object({
  laborHours: hoursField({ invalid: 'number-invalid' }),
  laborRate: cost,
  materialsCost: cost,
  amount,
  description: requiredText('description-required'),
  notes: optionalText(),
  attachments: namedUploadsSchema,
});

export type TicketInvoiceFormInput = z.input<typeof ticketInvoiceFormSchema>;
export type TicketInvoiceForm = z.output<typeof ticketInvoiceFormSchema>;

const quantitySchema = z
  .int('quantity-minimum')
  .check(
    z.gte(1, 'quantity-minimum' satisfies ValidationCode),
    z.lte(100_000, 'quantity-too-large' satisfies ValidationCode),
  );

/** A submitted line of materials; unit cost in cents. */
const materialInputSchema = z.object({
  /** Can be blank: an invoice without materials keeps one empty line. */
  item: optionalLine(),
  quantity: quantitySchema,
  unitCost: moneySchema,
});

export const materialFormSchema = z.extend(materialInputSchema, {
  quantity: z.pipe(
    z.string('quantity-minimum'),
    z.pipe(
      z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
      quantitySchema,
    ),
  ),
  unitCost: cost,
});

const workOrderId = requiredLine('work-order-required');

const atMostEntries = z.maxLength(maxEntries, 'materials-maximum' satisfies ValidationCode);

const totalIsInRange = z.refine<Parameters<typeof invoiceAmount>[0]>(
  (invoice) => invoiceAmount(invoice) <= maxCents,
  'total-too-large' satisfies ValidationCode,
);

/** A submitted draft of the invoices page, in hours and cents. The server adds the title of the work order. */
export const invoiceInputSchema = z
  .object({
    workOrderId,
    laborHours: hoursSchema,
    laborRate: moneySchema,
    materials: z
      .array(materialInputSchema)
      .check(z.minLength(1, 'materials-minimum'), atMostEntries),
    notes: z.optional(optionalText()),
  })
  .check(totalIsInRange);

/** The invoices page's Create/Edit Invoice form. Input: text; output: cents and hours. */
export const invoiceFormSchema = z
  .object({
    workOrderId,
    workOrderTitle: requiredLine('title-required'),
    notes: optionalText(),
    laborHours: hoursField({ missing: 'labor-hours-required', invalid: 'number-invalid' }),
    laborRate: usdField({ missing: 'labor-rate-required', invalid: 'number-invalid' }),
    materials: z
      .array(materialFormSchema)
      .check(z.minLength(1, 'materials-minimum'), atMostEntries),
  })
  .check(totalIsInRange);

export type InvoiceFormInput = z.input<typeof invoiceFormSchema>;
export type InvoiceFormValues = z.output<typeof invoiceFormSchema>;

/** A new material line of that form. */
export const blankMaterial = { item: '', quantity: '1', unitCost: '' };
