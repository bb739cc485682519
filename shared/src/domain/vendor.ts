import * as z from 'zod/mini';
import { personSchema } from './person.ts';

/** A company that takes work items; `displayName` is the company's name, `id` the same as `uid`. */
export const vendorSchema = z.extend(personSchema, {
  id: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
});

export type Vendor = z.infer<typeof vendorSchema>;
