import * as z from 'zod/mini';
import { isoDateSchema } from '../kernel/date-schema.ts';
import { idSchema } from '../kernel/text-schema.ts';
import { authorRoles } from '../people/roles.ts';

/** The subject of an audit history. */
export const auditSubjectSchema = z.object({
  /** `unit` is the account of the unit's owners. */
  kind: z.enum(['ticket', 'unit', 'person']),
  id: idSchema,
});

export type AuditSubject = z.infer<typeof auditSubjectSchema>;

const auditValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export type AuditValue = z.infer<typeof auditValueSchema>;

/** A changed field. `before` is missing if it was added, `after` if it was removed. */
export const auditedChangeSchema = z.object({
  /** Such as `tickets.status`. */
  field: z.string(),
  before: z.optional(auditValueSchema),
  after: z.optional(auditValueSchema),
});

export type AuditedChange = z.infer<typeof auditedChangeSchema>;

/** An entry of an audit history. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: isoDateSchema,
  /** Name and role at that time. */
  by: z.object({ displayName: z.string(), role: z.enum(authorRoles) }),
  operation: z.string(),
  changes: z.array(auditedChangeSchema),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
