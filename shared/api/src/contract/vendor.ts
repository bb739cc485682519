import { invoiceStatuses } from '@hoa/domain';
import {
  attachmentSchema,
  calendarDaySchema,
  centsSchema,
  contactSubmissionSchema,
  idSchema,
  idsSchema,
  invoiceInputSchema,
  invoiceSchema,
  residentSchema,
  vendorChangeSchema,
  vendorDetailsSchema,
  vendorNotificationSchema,
  vendorWithLoadSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, nothing, pageFields, searchField } from './lists.ts';
import type { ContractPart } from './schemas.ts';

const count = z.int();

const invoiceSorts = ['number', 'order', 'vendor', 'amount', 'status', 'submitted'] as const;

/** The totals of a vendor's invoices, or of all invoices for an administrator; money in cents. */
const invoiceTotalsSchema = z.object({
  /** Submitted or approved. */
  pending: centsSchema,
  paidThisMonth: centsSchema,
  /** All payments to date. */
  paid: centsSchema,
  count,
  countByStatus: z.record(z.enum(invoiceStatuses), count),
});

/** The figures above a vendor's Board Items; money in cents. */
const vendorDashboardSchema = z.object({
  activeWorkOrders: z.int(),
  completedThisMonth: z.int(),
  pendingInvoices: z.int(),
  totalEarnings: centsSchema,
  /** From 1 to 5; null without a rating. */
  rating: z.nullable(z.number()),
  /** Average time from assignment to first response; null before the first response. */
  responseTimeHours: z.nullable(z.number()),
  /** null if unknown. */
  nextPaymentDate: z.nullable(calendarDaySchema),
  /** True if `nextPaymentDate` is a fixed date of the sample data. */
  isNextPaymentSample: z.boolean(),
  /** The last six months, the current one last; `month` is its first day. */
  months: z.array(
    z.object({ month: calendarDaySchema, completed: z.int(), earnings: centsSchema }),
  ),
});

/** The vendors' own pages, and the directories that administrators use. */
export const vendorContract = {
  'vendors.list': {
    input: z.object({ id: z.optional(idSchema), search: searchField, ...pageFields }),
    output: listOf(vendorWithLoadSchema),
  },
  'vendors.get': { input: z.object({ vendorId: idSchema }), output: vendorDetailsSchema },
  /** Rejects with `conflict` if the vendor has changed since `version`. */
  'vendors.change': { input: vendorChangeSchema, output: vendorDetailsSchema },
  'residents.list': {
    input: z.object({ search: searchField, ...pageFields }),
    output: listOf(residentSchema),
  },
  'vendorNotifications.list': {
    input: z.object(pageFields),
    output: z.extend(listOf(vendorNotificationSchema), { unread: count }),
  },
  'vendorNotifications.get': {
    input: z.object({ id: idSchema }),
    output: vendorNotificationSchema,
  },
  'vendorNotifications.markRead': {
    input: z.object({ ids: idsSchema }),
    output: nothing,
  },
  'vendorDashboard.get': { input: nothing, output: vendorDashboardSchema },
  'contactSubmissions.list': {
    input: z.object(pageFields),
    output: listOf(contactSubmissionSchema),
  },
  'invoices.list': {
    /** Highest number first unless sorted. `vendorUid` is an administrator's filter. */
    input: z.object({
      status: z.optional(z.enum(invoiceStatuses)),
      /** True for submitted or approved invoices, not paid yet. */
      isPending: z.optional(z.boolean()),
      vendorUid: z.optional(idSchema),
      search: searchField,
      sort: z.optional(
        z.object({ column: z.enum(invoiceSorts), direction: z.enum(['asc', 'desc']) }),
      ),
      ...pageFields,
    }),
    output: listOf(invoiceSchema),
  },
  /** Rejects with `not-found` for another vendor's invoice, too. */
  'invoices.get': {
    input: z.object({ invoiceId: idSchema }),
    /** Includes documents that the vendor attached. */
    output: z.extend(invoiceSchema, { attachments: z.optional(z.array(attachmentSchema)) }),
  },
  /** Totals of all invoices, or of one work order's. */
  'invoices.totals': {
    input: z.object({ workOrderId: z.optional(idSchema) }),
    output: invoiceTotalsSchema,
  },
  'invoices.save': {
    /**
     * The complete draft. Without an id it creates one; without notes, existing notes are removed. Amounts are
     * calculated from the entries, and the work order must be the vendor's own.
     */
    input: z.safeExtend(invoiceInputSchema, { id: z.optional(idSchema) }),
    output: invoiceSchema,
  },
  /** The work order must be resolved or closed. */
  'invoices.submit': { input: z.object({ invoiceId: idSchema }), output: invoiceSchema },
  /** Only drafts can be deleted. */
  'invoices.delete': { input: z.object({ invoiceId: idSchema }), output: nothing },
} satisfies ContractPart;
