import * as z from 'zod/mini';

/** A person in the directory, with the details that they choose to show. */
export const directoryEntrySchema = z.object({
  /** The person's uid. */
  id: z.string(),
  displayName: z.string(),
  /** Residents only; at least one. */
  units: z.optional(z.array(z.string())),
  /** Administrators only. */
  title: z.optional(z.string()),
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** True for a person whom neighbors may write to. */
  allowsMessages: z.optional(z.boolean()),
});

export type DirectoryEntry = z.infer<typeof directoryEntrySchema>;
