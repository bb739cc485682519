import * as z from 'zod/mini';

/** The settings of an association that members and rules can read. */
export const associationSettingsSchema = z.object({
  /** IANA time zone name; days and months begin by it. */
  timeZone: z.string(),
  /** A phone number for emergencies at any hour. */
  emergencyPhone: z.optional(z.string()),
});

export type AssociationSettings = z.infer<typeof associationSettingsSchema>;
