import * as z from 'zod/mini';
import { moneySchema } from '../kernel/money-schema.ts';

/** The settings of an association that members and rules can read. */
export const associationSettingsSchema = z.object({
  /** IANA time zone name; days and months begin by it. */
  timeZone: z.string(),
  /** A phone number for emergencies at any hour. */
  emergencyPhone: z.optional(z.string()),
  /** The usual amount of dues, in cents, which payment forms begin with. */
  duesAmount: z.optional(moneySchema),
  /** The usual price of an hour, in cents, which invoice forms begin with. */
  laborRate: z.optional(moneySchema),
  /** Some of its homes, which show how it numbers them. */
  exampleUnits: z.optional(z.array(z.string())),
});

export type AssociationSettings = z.infer<typeof associationSettingsSchema>;
