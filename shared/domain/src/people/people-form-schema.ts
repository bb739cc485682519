import * as z from 'zod/mini';
import { isoDateSchema, optionalDaySchema } from '../kernel/date-schema.ts';
import { linesSchema, listText, optionalLine, requiredLine } from '../kernel/text-schema.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { parseTags } from '../kernel/written-text.ts';
import { audienceTags } from './audience.ts';
import { storedEmailSchema } from './email-schema.ts';
import { membershipSchema } from './membership-schema.ts';
import { roles, tenures } from './roles.ts';

/** A role with its details and its first day. */
const heldFields = {
  role: z.enum(roles),
  /** Residents only. */
  unit: optionalLine(),
  tenure: z.enum(tenures),
  /** Vendors only. */
  company: optionalLine(),
  services: linesSchema,
  /** The first day; '' means immediately. */
  from: optionalDaySchema,
};

type Held = Pick<z.output<z.ZodMiniObject<typeof heldFields>>, 'role' | 'unit' | 'company'>;

/** Checks the required fields of a role. */
function hasItsFields(context: z.core.ParsePayload<Held>): void {
  const { role, unit, company } = context.value;
  const missing =
    role === 'resident' && unit === ''
      ? (['unit', 'unit-required'] as const)
      : role === 'vendor' && company === ''
        ? (['company', 'company-required'] as const)
        : undefined;
  if (!missing) return;
  const [field, message] = missing satisfies readonly [string, ValidationCode];
  context.issues.push({ code: 'custom', input: context.value, message, path: [field] });
}

const personFields = {
  displayName: requiredLine('display-name-required'),
  email: storedEmailSchema,
  phone: optionalLine(),
};

/** Services as comma-separated text. */
const servicesTextSchema = z.pipe(listText(), z.transform(parseTags));

/** A person to invite in a role. */
export const invitationSchema = z.object({ ...personFields, ...heldFields }).check(hasItsFields);

export type Invitation = z.output<typeof invitationSchema>;

/** The new values of a membership. */
export const membershipChangeSchema = z.object(heldFields).check(hasItsFields);

export type MembershipChange = z.output<typeof membershipChangeSchema>;

export const invitationFormSchema = z
  .object({ ...personFields, ...heldFields, services: servicesTextSchema })
  .check(hasItsFields);

/** The form for changing a membership. */
export const membershipFormSchema = z
  .object({ ...heldFields, services: servicesTextSchema })
  .check(hasItsFields);

export const emailChangeSchema = z.object({ email: storedEmailSchema });

/** A person of the association with their roles, as administrators see them. */
export const personEntrySchema = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  removedAt: z.optional(isoDateSchema),
  /** Latest first. */
  memberships: z.array(membershipSchema),
  /** Vendors only. */
  company: z.optional(z.string()),
  services: z.optional(z.array(z.string())),
});

export type PersonEntry = z.infer<typeof personEntrySchema>;

/** A line of a CSV file that will be imported. */
export const importLineSchema = z.object({
  /** The line number in the file, from 1. */
  line: z.int(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(roles),
  unit: z.string(),
  tenure: z.enum(tenures),
  company: z.string(),
  services: z.array(z.string()),
  groups: z.array(z.enum(audienceTags)),
  from: optionalDaySchema,
});

export type ImportLine = z.infer<typeof importLineSchema>;
