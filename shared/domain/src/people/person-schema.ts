import { locales } from '@hoa/locales';
import * as z from 'zod/mini';
import {
  calendarDaySchema,
  idSchema,
  isoDateSchema,
  linesSchema,
  listText,
  optionalDaySchema,
  optionalLine,
  optionalPercentField,
  optionalText,
  percentSchema,
  requiredLine,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { parseTags } from '../kernel/written-text.ts';

import { audienceTags } from './audience.ts';
import { optionalEmailSchema, storedEmailSchema } from './email-schema.ts';
import { offices } from './offices.ts';
import { authorRoles, roles, tenures } from './roles.ts';
import { seatSchema } from './seat-schema.ts';

export const personSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  email: z.string(),
});

export type Person = z.infer<typeof personSchema>;

export const submitterSchema = z.extend(personSchema, { unit: z.optional(z.string()) });

export type Submitter = z.infer<typeof submitterSchema>;

export const authorSchema = z.object({
  uid: z.string(),
  displayName: z.string(),
  role: z.enum(authorRoles),
  /** Missing if the person hides it from the reader. */
  unit: z.optional(z.string()),
  /** Missing if the person hides it from the reader. */
  title: z.optional(z.string()),
});

export type Author = z.infer<typeof authorSchema>;

/** A household's contact person in the residents' directory; `id` is the same as `uid`. */
export const residentSchema = z.extend(personSchema, {
  id: z.string(),
  unit: z.string(),
  building: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** The groups whose broadcasts the household gets; `residents` once it opted in. */
  groups: z.optional(z.array(z.enum(audienceTags))),
});

export type Resident = z.infer<typeof residentSchema>;

/** The contact details of a person that the reader may see. */
export const contactSchema = z.object({
  phone: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Vendors only. */
  services: z.optional(z.array(z.string())),
});

export type Contact = z.infer<typeof contactSchema>;

/** A person known to an association; `id` is the same as `uid`. */
export const knownPersonSchema = z.extend(personSchema, {
  id: z.string(),
  phone: z.optional(z.string()),
  postalAddress: z.optional(z.string()),
  /** The postal address from a time on. */
  forwarding: z.optional(z.object({ address: z.string(), from: isoDateSchema })),
  /** The time at which the last invitation was mailed. */
  invitedAt: z.optional(isoDateSchema),
  /** The last mail that a mail server permanently refused; no longer of interest once they have another email. */
  bounce: z.optional(z.object({ email: z.string(), at: isoDateSchema })),
  /** The language of mails until their profile has one. */
  language: z.optional(z.enum(locales)),
  /** The roles of memberships that have not ended. */
  roles: z.optional(z.array(z.enum(roles))),
  /** The units of memberships that have not ended. */
  units: z.optional(z.array(z.string())),
  /** The time at which an administrator removed them from the association. */
  removedAt: z.optional(isoDateSchema),
});

export type KnownPerson = z.infer<typeof knownPersonSchema>;

/** A person's role in an association, and from when until when. A person may have several. */
export const membershipSchema = z.object({
  id: z.string(),
  uid: z.string(),
  role: z.enum(roles),
  /** Residents only. */
  unit: z.optional(z.string()),
  tenure: z.optional(z.enum(tenures)),
  /** Owners only: the percentage of the home that they hold, if known, in hundredths of a percent. */
  ownership: z.optional(percentSchema),
  /** Vendors only: the company that the person works for. */
  vendorUid: z.optional(z.string()),
  since: isoDateSchema,
  /** The moment it ended or will end. */
  until: z.optional(isoDateSchema),
  /** Residents only: the groups that they opted in to or were elected to. */
  groups: z.array(z.enum(audienceTags)),
  /** Administrators only; missing for one who has all permissions. */
  office: z.optional(z.enum(offices)),
});

export type Membership = z.infer<typeof membershipSchema>;

/** A company that takes work items; `displayName` is the company's name, `id` the same as `uid`. */
export const vendorSchema = z.extend(personSchema, {
  id: z.string(),
  phone: z.string(),
  services: z.array(z.string()),
  /** The last day of its liability insurance. */
  insuredUntil: z.optional(calendarDaySchema),
});

/** A vendor with the numbers of active work orders and of invoices that wait for approval or payment. */
export const vendorWithLoadSchema = z.extend(vendorSchema, {
  activeWorkOrders: z.int(),
  pendingInvoices: z.int(),
});

export type VendorWithLoad = z.infer<typeof vendorWithLoadSchema>;

/**
 * A person who works for a vendor; together they are the `vendors` group of broadcasts. Those who have a membership
 * have its `uid` as id.
 */
export const vendorContactSchema = z.object({
  id: z.string(),
  vendorUid: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
});

export type VendorContact = z.infer<typeof vendorContactSchema>;

/** A vendor with the people who work for it. `isMember` is true for those who can sign in. */
export const vendorDetailsSchema = z.extend(vendorSchema, {
  contacts: z.array(
    z.extend(z.omit(vendorContactSchema, { vendorUid: true }), { isMember: z.boolean() }),
  ),
  version: z.int(),
});

export type VendorDetails = z.infer<typeof vendorDetailsSchema>;

export type Vendor = z.infer<typeof vendorSchema>;

/** A role with its details and its first day. */
const heldFields = {
  role: z.enum(roles),
  /** Residents only. */
  unit: optionalLine(),
  tenure: z.enum(tenures),
  /** Owners only: the percentage of the home that they hold, in hundredths of a percent. */
  ownership: z.optional(percentSchema),
  /** Vendors only. */
  company: optionalLine(),
  services: linesSchema,
  /** Administrators only. */
  office: z.optional(z.enum(offices)),
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

const vendorChangeFields = {
  displayName: requiredLine('company-required'),
  insuredUntil: optionalDaySchema,
};

/** The details of a vendor that an administrator corrects. `insuredUntil` is '' if unknown. */
export const vendorChangeSchema = z.object({
  ...vendorChangeFields,
  id: idSchema,
  version: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)),
  services: linesSchema,
});

export type VendorChange = z.output<typeof vendorChangeSchema>;

const contactFields = {
  displayName: requiredLine('display-name-required'),
  phone: optionalLine(),
  postalAddress: optionalText(),
  /** Missing if unknown. */
  language: z.optional(z.enum(locales)),
};

/** The details of a person that an administrator corrects. */
export const contactChangeSchema = z.object(contactFields);

export type ContactChange = z.output<typeof contactChangeSchema>;

const personFields = {
  ...contactFields,
  postalAddress: z.optional(optionalText()),
  /** '' for a person without email, whom the association reaches on paper. */
  email: optionalEmailSchema,
  /** A member who gets one more role; otherwise a member is found by email. */
  personId: z.optional(idSchema),
  /** True for another person than the member who has the email; both sign in through it and choose who they are. */
  sharesEmail: z.optional(z.boolean()),
};

/** Services as comma-separated text. */
const servicesTextSchema = z.pipe(listText(), z.transform(parseTags));

/** The form for the details of a vendor. */
export const vendorFormSchema = z.object({ ...vendorChangeFields, services: servicesTextSchema });

/** A person to invite in a role. */
export const invitationSchema = z.object({ ...personFields, ...heldFields }).check(hasItsFields);

export type Invitation = z.output<typeof invitationSchema>;

/** The new values of a membership. */
export const membershipChangeSchema = z.object(heldFields).check(hasItsFields);

export type MembershipChange = z.output<typeof membershipChangeSchema>;

/** The office in a form: '' for all permissions. */
const officeField = z.pipe(
  z.enum(['', ...offices]),
  z.transform((office) => office || undefined),
);

/** The fields of a role in a form. */
const heldFormFields = {
  ...heldFields,
  ownership: optionalPercentField(),
  office: officeField,
  services: servicesTextSchema,
};

export const invitationFormSchema = z
  .object({ ...personFields, ...heldFormFields })
  .check(hasItsFields);

/** The form for changing a membership. */
export const membershipFormSchema = z.object(heldFormFields).check(hasItsFields);

/** The form for ending a membership. */
export const membershipEndSchema = z.object({ on: optionalDaySchema });

export const emailChangeSchema = z.object({ email: storedEmailSchema });

/** A person of the association with their roles, as administrators see them. */
export const personEntrySchema = z.object({
  id: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  postalAddress: z.optional(z.string()),
  forwarding: z.optional(z.object({ address: z.string(), from: isoDateSchema })),
  invitedAt: z.optional(isoDateSchema),
  /** When a mail to their email was permanently refused. */
  bouncedAt: z.optional(isoDateSchema),
  /** The language of mails to them; missing in lists and if unknown. */
  language: z.optional(z.enum(locales)),
  /** True if the person has ever signed in; missing in lists and for people without email. */
  hasSignedIn: z.optional(z.boolean()),
  removedAt: z.optional(isoDateSchema),
  /** Latest first. */
  memberships: z.array(membershipSchema),
  /** Latest first; missing in lists. */
  seats: z.optional(z.array(seatSchema)),
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
  /** '' for a person without email. */
  email: z.string(),
  phone: z.string(),
  postalAddress: z.string(),
  role: z.enum(roles),
  unit: z.string(),
  tenure: z.enum(tenures),
  /** Owners only: the percentage of the home, in hundredths of a percent. */
  ownership: z.optional(percentSchema),
  company: z.string(),
  services: z.array(z.string()),
  /** The last day of the company's liability insurance. */
  insuredUntil: optionalDaySchema,
  groups: z.array(z.enum(audienceTags)),
  from: optionalDaySchema,
});

export type ImportLine = z.infer<typeof importLineSchema>;
