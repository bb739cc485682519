import * as z from 'zod/mini';
import { idSchema, isoDateSchema, moneySchema } from '../kernel/field-schemas.ts';
import { authorRoles } from '../people/roles.ts';

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
