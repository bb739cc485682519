import * as z from 'zod/mini';
import {
  calendarDaySchema,
  idSchema,
  idsSchema,
  isoDateSchema,
  optionalLine,
  optionalText,
  requiredDay,
  requiredLine,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { optionalEmailSchema } from '../people/email-schema.ts';

/** A sale of a home, as it is stored until it is undone. */
export const saleSchema = z.object({
  id: idSchema,
  unit: z.string(),
  /** The settlement day, at whose beginning the former owners leave and the buyer follows. */
  day: calendarDaySchema,
  /** The beginning of `day` in the association's time zone. */
  at: isoDateSchema,
  buyer: z.object({ uid: z.string(), displayName: z.string(), membershipId: z.string() }),
  /** The memberships that end, with the end that they had before. */
  leaving: z.array(
    z.object({
      uid: z.string(),
      displayName: z.string(),
      membershipId: z.string(),
      until: z.optional(isoDateSchema),
    }),
  ),
});

export type Sale = z.infer<typeof saleSchema>;

const saleFields = {
  /** The uids of the people whose memberships of the home end on the settlement day. */
  leaving: idsSchema.check(z.minLength(1, 'leaving-required' satisfies ValidationCode)),
  displayName: requiredLine('display-name-required'),
  email: optionalEmailSchema,
  phone: optionalLine(),
  on: requiredDay('settlement-day-required'),
  /** The former owners' postal address from that day on. */
  forwardingAddress: optionalText(),
};

/** The form of a sale. */
export const saleFormSchema = z.object(saleFields);

export type SaleForm = z.output<typeof saleFormSchema>;

export const newSaleSchema = z.object({ label: idSchema, ...saleFields });
