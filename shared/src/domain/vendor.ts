import * as z from 'zod/mini';
import { personSchema } from './person.ts';

/** A company that takes work items; `displayName` is the company's name. */
export const vendorSchema = z.extend(personSchema, {
  phone: z.string(),
  services: z.array(z.string()),
});

export type Vendor = z.infer<typeof vendorSchema>;
