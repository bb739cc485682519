import {
  accountSchema,
  associationChangeSchema,
  associationExportSchema,
  associationSettingsSchema,
  audienceSchema,
  auditorPackageSchema,
  broadcastFormSchema,
  broadcastLogEntrySchema,
  broadcastSchema,
  calendarDaySchema,
  centsSchema,
  idSchema,
  packageFormSchema,
  versionedOfficesSchema,
  versionedSettingsSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const count = z.int();

const ownExport = z.object({ current: z.optional(associationExportSchema) });

/** The admin dashboard's figures and broadcasts. */
export const administrationContract = {
  /** The association's settings; every member may read them. */
  'association.get': { input: nothing, output: associationSettingsSchema },
  /** All settings, for administrators. */
  'association.settings': { input: nothing, output: versionedSettingsSchema },
  /** Rejects with `conflict` if the settings have changed since `version`. */
  'association.save': { input: associationChangeSchema, output: versionedSettingsSchema },
  /** The person's own last export, until its file is removed. */
  'exports.get': { input: nothing, output: ownExport },
  /** Begins an export of the association, which the person can download for some days; it replaces their last one. */
  'exports.request': { input: nothing, output: ownExport },
  /** The auditor's packages whose links have not ended, newest first. */
  'exports.packages': {
    input: nothing,
    output: z.object({ items: z.array(auditorPackageSchema) }),
  },
  /**
   * Begins an auditor's package. Its link contains a random token, of which the server gets the SHA-256 in base64url.
   * Rejects with `packages-full` while there are 50 packages.
   */
  'exports.makePackage': {
    input: z.extend(packageFormSchema, {
      tokenHash: z.string().check(z.minLength(43), z.maxLength(100)),
    }),
    output: auditorPackageSchema,
  },
  /** Removes a package and ends its link immediately. Does nothing for one that is gone. */
  'exports.revokePackage': { input: z.object({ packageId: idSchema }), output: nothing },
  /** The first steps of a new association: true for those that are done. */
  'association.steps': {
    input: nothing,
    output: z.object({
      settings: z.boolean(),
      dues: z.boolean(),
      homes: z.boolean(),
      people: z.boolean(),
      news: z.boolean(),
      event: z.boolean(),
      documents: z.boolean(),
    }),
  },
  /** The permissions of the offices, for administrators with all permissions. */
  'offices.get': { input: nothing, output: versionedOfficesSchema },
  /** Rejects with `conflict` if the permissions have changed since `version`. */
  'offices.save': { input: versionedOfficesSchema, output: versionedOfficesSchema },
  'broadcasts.send': {
    input: broadcastFormSchema,
    output: z.object({ id: z.string(), recipientCount: count }),
  },
  /** Sent broadcasts, newest first. */
  'broadcasts.list': { input: z.object(pageFields), output: listOf(broadcastLogEntrySchema) },
  /** null when there is no draft. */
  'broadcasts.draft.get': { input: nothing, output: z.nullable(broadcastSchema) },
  'broadcasts.draft.save': { input: broadcastSchema, output: broadcastSchema },
  'broadcasts.recipientCount': {
    input: z.object({ audience: audienceSchema }),
    output: z.object({ count }),
  },
  /** The people in an audience, by home; those with several homes appear once. */
  'broadcasts.recipients': {
    input: z.object({ audience: audienceSchema, ...pageFields }),
    output: listOf(
      z.object({ uid: z.string(), displayName: z.string(), homes: z.array(z.string()) }),
    ),
  },
  'admin.overview': {
    input: nothing,
    output: z.object({
      residents: count,
      openTickets: count,
      activeNews: count,
      securityAlerts: count,
      vendors: count,
      activeWorkOrders: count,
      pendingInvoices: count,
      completedThisMonth: count,
    }),
  },
  /** Counts of items that wait for the board. */
  'admin.waiting': {
    input: nothing,
    output: z.object({
      /** The sum of all other counts except `safetyTickets`. */
      total: count,
      /** Open tickets with priority Safety. */
      safetyTickets: count,
      newTickets: count,
      ticketsInReview: count,
      overdueWorkOrders: count,
      submittedInvoices: count,
    }),
  },
  'admin.ticketTrends': {
    input: nothing,
    output: z.object({
      /** The last six months, the current one last; `month` is its first day. */
      months: z.array(
        z.object({
          month: calendarDaySchema,
          opened: count,
          closed: count,
          /** Average for tickets opened in this month; null before the first response. */
          responseTimeHours: z.nullable(z.number()),
        }),
      ),
      /** Open tickets by age: each count covers ages up to `upToDays`, above the limit of the previous one. */
      openByAge: z.array(z.object({ upToDays: z.nullable(count), count })),
    }),
  },
  /** Money in cents. */
  'admin.finances': {
    input: nothing,
    output: z.object({
      /** Total paid to each vendor, largest first. */
      spending: z.array(
        z.object({ vendorUid: z.string(), displayName: z.string(), paid: centsSchema }),
      ),
      dues: z.object({
        households: count,
        outstanding: centsSchema,
        overdueHouseholds: count,
        overdue: centsSchema,
      }),
    }),
  },
  /** Units that owe dues, earliest due date first. */
  'accounts.outstanding': {
    input: z.object(pageFields),
    output: listOf(z.pick(accountSchema, { unit: true, balance: true, dueDate: true })),
  },
} satisfies ContractPart;
