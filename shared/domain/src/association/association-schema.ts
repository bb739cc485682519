import { locales } from '@hoa/locales';
import * as z from 'zod/mini';
import { eventGuests } from '../events/event-guests.ts';
import { topicOpeners } from '../forums/topic-openers.ts';
import {
  idSchema,
  isoDateSchema,
  moneySchema,
  optionalLine,
  optionalPercentField,
  optionalText,
  optionalUsdField,
  percentSchema,
  requiredLine,
} from '../kernel/field-schemas.ts';
import type { ValidationCode } from '../kernel/validation.ts';
import { authorRoles } from '../people/roles.ts';
import { directoryAudiences } from './directory-audiences.ts';
import { isTimeZone } from './time-zone.ts';

const prefixInvalid: ValidationCode = 'prefix-invalid';
const timeZoneInvalid: ValidationCode = 'time-zone-invalid';
const numberInvalid: ValidationCode = 'number-invalid';
const colorInvalid: ValidationCode = 'color-invalid';

const offeredLanguages = z
  .array(z.enum(locales))
  .check(
    z.minLength(1, 'languages-required' satisfies ValidationCode),
    z.maxLength(locales.length),
  );

const logoSchema = z.object({
  /** The id of the file. */
  id: idSchema,
  name: z.string(),
});

/** The settings of an association that members and rules can read. */
export const associationSettingsSchema = z.object({
  /** IANA time zone name, which determines where days and months begin. */
  timeZone: z.string(),
  /** The name where space is narrow; '' or missing for the name itself. */
  shortName: z.optional(z.string()),
  /** `#rrggbb`, from which the accent colors of both themes derive; '' or missing for the portal's own. */
  accentColor: z.optional(z.string()),
  /** A picture in place of the portal's logo. Anyone who opens the sign-in page can see it. */
  logo: z.optional(logoSchema),
  /** Whom to ask: name, phone, email. Anyone who opens the sign-in page can read it. */
  contact: z.optional(z.string()),
  officeHours: z.optional(z.string()),
  postalAddress: z.optional(z.string()),
  /** A phone number for emergencies at any hour. */
  emergencyPhone: z.optional(z.string()),
  /** The usual amount of dues, in cents; the initial value in payment forms. */
  duesAmount: z.optional(moneySchema),
  /** The usual hourly rate, in cents; the initial value in invoice forms. */
  laborRate: z.optional(moneySchema),
  /** The fee of a card payment, in hundredths of a percent of the amount. */
  cardFeeRate: z.optional(percentSchema),
  /** The flat part of that fee, in cents. */
  cardFeeFlat: z.optional(moneySchema),
  /** The fee of a bank transfer, in cents. */
  bankFee: z.optional(moneySchema),
  /** Who may open forum topics; only administrators if missing. */
  topicOpeners: z.optional(z.enum(topicOpeners)),
  /** The residents who may answer events; all if missing. */
  eventGuests: z.optional(z.enum(eventGuests)),
  /** True if anyone may get the events as a calendar feed. */
  publicCalendar: z.optional(z.boolean()),
  /** The members who may see the directory; none if missing. */
  directory: z.optional(z.enum(directoryAudiences)),
  /** The languages that menus offer; all if missing. */
  languages: z.optional(z.array(z.enum(locales))),
  /** Some of its unit ids, as examples of their format. */
  exampleUnits: z.optional(z.array(z.string())),
});

export type AssociationSettings = z.infer<typeof associationSettingsSchema>;

/** Letters, digits and single hyphens, so that a number can be read aloud and searched for. */
const prefixSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, prefixInvalid),
    z.maxLength(12, prefixInvalid),
  );

/** The settings as they are stored. */
export const storedAssociationSchema = z.extend(
  z.omit(associationSettingsSchema, { exampleUnits: true }),
  {
    id: idSchema,
    name: z.string(),
    /** The prefix of ticket numbers: `TKT` in `TKT-1001`. */
    ticketPrefix: z.string(),
    /** The prefix of invoice numbers: `INV-2025` in `INV-2025-001`. */
    invoicePrefix: z.string(),
    /** The prefix of confirmation numbers of payments: `CH` in `CH-052183`. */
    receiptPrefix: z.optional(z.string()),
    /** True if a new email must be confirmed by a link sent to it before it takes effect. */
    confirmsEmails: z.boolean(),
  },
);

export type StoredAssociation = z.infer<typeof storedAssociationSchema>;

const nextNumberSchema = z
  .int(numberInvalid)
  .check(z.gte(1, numberInvalid), z.lte(999_999_999, numberInvalid));

/** A text field of a next number. */
const nextNumberField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)),
  ),
  nextNumberSchema,
);

const shortName = optionalLine(undefined, 30);
/** Six hexadecimal digits, with or without '#'; empty for the portal's own color. */
const accentColor = z.pipe(
  z
    .string()
    .check(z.trim(), z.regex(/^(#?[\da-f]{6})?$/i, colorInvalid), z.maxLength(7, colorInvalid)),
  z.transform((typed) => typed.toLowerCase().replace(/^(?=[\da-f])/, '#')),
);
/** A few lines of text. */
const fewLines = optionalText(undefined, 500);

/** The settings that administrators change. */
const changedSettingsSchema = z.object({
  name: requiredLine('name-required'),
  timeZone: z
    .string()
    .check(z.maxLength(64, timeZoneInvalid), z.refine(isTimeZone, timeZoneInvalid)),
  shortName: z.optional(shortName),
  accentColor: z.optional(accentColor),
  contact: z.optional(fewLines),
  officeHours: z.optional(fewLines),
  postalAddress: z.optional(fewLines),
  emergencyPhone: z.optional(optionalLine()),
  ticketPrefix: prefixSchema,
  invoicePrefix: prefixSchema,
  receiptPrefix: z.optional(prefixSchema),
  duesAmount: z.optional(moneySchema),
  laborRate: z.optional(moneySchema),
  cardFeeRate: z.optional(percentSchema),
  cardFeeFlat: z.optional(moneySchema),
  bankFee: z.optional(moneySchema),
  topicOpeners: z.optional(z.enum(topicOpeners)),
  eventGuests: z.optional(z.enum(eventGuests)),
  publicCalendar: z.optional(z.boolean()),
  languages: z.optional(offeredLanguages),
  directory: z.optional(z.enum(directoryAudiences)),
});

/**
 * A change of the settings of `version`. A missing emergency phone, receipt prefix, dues or labor rate is cleared; other
 * missing settings stay, since pages of an earlier release do not know them.
 */
export const associationChangeSchema = z.object({
  ...changedSettingsSchema.shape,
  /** The id of an uploaded picture; '' for no logo. */
  logo: z.optional(idSchema),
  nextTicket: z.optional(nextNumberSchema),
  nextInvoice: z.optional(nextNumberSchema),
  version: z.int().check(z.gte(1), z.lte(2 ** 31 - 1)),
});

/** The settings that administrators see, with the next number of each sequence. */
export const versionedSettingsSchema = z.extend(
  z.omit(storedAssociationSchema, { confirmsEmails: true }),
  { nextTicket: z.int(), nextInvoice: z.int(), version: z.int() },
);

export type VersionedSettings = z.infer<typeof versionedSettingsSchema>;

/** The association as anyone may see it who opens the sign-in page: whom to ask, and its look. */
export const publicContactSchema = z.extend(
  z.pick(storedAssociationSchema, {
    contact: true,
    officeHours: true,
    postalAddress: true,
    accentColor: true,
    logo: true,
  }),
  { id: idSchema, name: z.string() },
);

export type PublicContact = z.infer<typeof publicContactSchema>;

/** The form of the settings. */
export const associationFormSchema = z.object({
  ...changedSettingsSchema.shape,
  shortName,
  accentColor,
  contact: fewLines,
  officeHours: fewLines,
  postalAddress: fewLines,
  emergencyPhone: optionalLine(),
  receiptPrefix: z.union([z.literal(''), prefixSchema]),
  duesAmount: optionalUsdField({ invalid: 'amount-invalid' }),
  laborRate: optionalUsdField({ invalid: 'amount-invalid' }),
  cardFeeRate: optionalPercentField(),
  cardFeeFlat: optionalUsdField({ invalid: 'amount-invalid' }),
  bankFee: optionalUsdField({ invalid: 'amount-invalid' }),
  topicOpeners: z.enum(topicOpeners),
  eventGuests: z.enum(eventGuests),
  publicCalendar: z.boolean(),
  languages: offeredLanguages,
  directory: z.enum(directoryAudiences),
  logo: z.nullable(logoSchema),
  nextTicket: nextNumberField,
  nextInvoice: nextNumberField,
});

/** The subject of an audit history. */
export const auditSubjectSchema = z.object({
  /** `unit` is the account of the unit's owners; `association` its settings. */
  kind: z.enum(['ticket', 'unit', 'person', 'association']),
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
