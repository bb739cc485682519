import * as z from 'zod/mini';
import { authorRoles } from '../roles.ts';
import { idSchema } from './form-fields.ts';
import { isoDateSchema } from './iso-date.ts';

/** What a history is told of. */
export const auditSubjectSchema = z.object({
  /** `unit`: the account of its owners. */
  kind: z.enum(['ticket', 'unit', 'person']),
  id: idSchema,
});

export type AuditSubject = z.infer<typeof auditSubjectSchema>;

const auditValueSchema = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

export type AuditValue = z.infer<typeof auditValueSchema>;

/** One field that was changed; `before` is missing where it was set, `after` where it was taken away. */
export const auditedChangeSchema = z.object({
  /** Such as `tickets.status`. */
  field: z.string(),
  before: z.optional(auditValueSchema),
  after: z.optional(auditValueSchema),
});

export type AuditedChange = z.infer<typeof auditedChangeSchema>;

/** Who did what and when. */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: isoDateSchema,
  /** By name and role then. */
  by: z.object({ displayName: z.string(), role: z.enum(authorRoles) }),
  /** The operation's name. */
  operation: z.string(),
  changes: z.array(auditedChangeSchema),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;
