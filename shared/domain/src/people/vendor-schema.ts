import * as z from 'zod/mini';
import { personSchema } from './person-schema.ts';

/** A company that takes work items; `displayName` is the company's name, `id` the same as `uid`. */
export const vendorSchema = z.extend(personSchema, {
  id: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
});

/** A vendor with the numbers of active work orders and of invoices that wait for approval or payment. */
export const vendorWithLoadSchema = z.extend(vendorSchema, {
  activeWorkOrders: z.int(),
  pendingInvoices: z.int(),
});

export type VendorWithLoad = z.infer<typeof vendorWithLoadSchema>;

/** A person who works for a vendor; together they are the `vendors` group of broadcasts. */
export const vendorContactSchema = z.object({
  id: z.string(),
  vendorUid: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type VendorContact = z.infer<typeof vendorContactSchema>;

export type Vendor = z.infer<typeof vendorSchema>;
