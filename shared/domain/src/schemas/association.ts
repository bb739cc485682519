import * as z from 'zod/mini';

/** What the members of an association and the rules read of it. */
export const associationSettingsSchema = z.object({
  /** IANA name: days and months begin by it. */
  timeZone: z.string(),
  /** Whom to call in danger, at any hour. */
  emergencyPhone: z.optional(z.string()),
});

export type AssociationSettings = z.infer<typeof associationSettingsSchema>;
