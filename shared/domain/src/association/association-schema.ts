import * as z from 'zod/mini';
import { moneySchema } from '../kernel/money-schema.ts';

/** The settings of an association that members and rules can read. */
export const associationSettingsSchema = z.object({
  /** IANA time zone name, which determines where days and months begin. */
  timeZone: z.string(),
  /** A phone number for emergencies at any hour. */
  emergencyPhone: z.optional(z.string()),
  /** The usual amount of dues, in cents; the initial value in payment forms. */
  duesAmount: z.optional(moneySchema),
  /** The usual hourly rate, in cents; the initial value in invoice forms. */
  laborRate: z.optional(moneySchema),
  /** Some of its unit ids, as examples of their format. */
  exampleUnits: z.optional(z.array(z.string())),
});

export type AssociationSettings = z.infer<typeof associationSettingsSchema>;
