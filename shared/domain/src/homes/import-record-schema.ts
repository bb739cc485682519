import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/field-schemas.ts';
import { unitSchema } from './home-schema.ts';

export const importKinds = ['homes', 'people', 'seats'] as const;

/** An imported file, by which the import can be undone for a day. */
export const importRecordSchema = z.object({
  id: z.string(),
  kind: z.enum(importKinds),
  at: isoDateSchema,
  /** The name of the administrator. */
  by: z.string(),
  /** The labels of added homes. */
  homes: z.array(z.string()),
  /** Changed homes as they were, with the version that the import gave them. */
  changed: z.array(z.object({ home: unitSchema, version: z.int() })),
  /** The ids of added memberships. */
  memberships: z.array(z.string()),
  /** The uids of added people. */
  people: z.array(z.string()),
  /** The corrections of the file's columns. */
  columns: z.optional(z.array(z.object({ name: z.string(), field: z.string() }))),
  /** Added seats; `wasInGroup` if their person was in the group without a seat. */
  seats: z.optional(z.array(z.object({ id: z.string(), wasInGroup: z.boolean() }))),
});

export type ImportRecord = z.infer<typeof importRecordSchema>;

/** An import that can be undone. */
export const shownImportSchema = z.object({
  id: z.string(),
  at: isoDateSchema,
  by: z.string(),
  /** The number of homes, of roles of people or of seats. */
  count: z.int(),
});

export type ShownImport = z.infer<typeof shownImportSchema>;
