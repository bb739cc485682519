import { invoiceStatuses } from '@hoa/domain';
import {
  attachmentSchema,
  centsSchema,
  contactSubmissionSchema,
  idSchema,
  idsSchema,
  invoiceInputSchema,
  invoiceSchema,
  residentSchema,
  vendorNotificationSchema,
  vendorWithLoadSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields, searchField } from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';
import { vendorDashboardSchema } from './vendor-dashboard.ts';

const count = z.int();

/** What a list of invoices can be sorted by. */
const invoiceSorts = ['number', 'order', 'vendor', 'amount', 'status', 'submitted'] as const;

/** The figures above a vendor's invoices, or all for an administrator; money in cents. */
const invoiceTotalsSchema = z.object({
  /** Submitted or approved. */
  pending: centsSchema,
  paidThisMonth: centsSchema,
  /** Ever paid. */
  paid: centsSchema,
  count,
  countByStatus: z.record(z.enum(invoiceStatuses), count),
});

/** The vendors' own pages, and the directories an admin works with. */
export const vendorContract = {
  'vendors.list': {
    input: z.object({ search: searchField, ...pageFields }),
    output: listOf(vendorWithLoadSchema),
  },
  'residents.list': {
    input: z.object({ search: searchField, ...pageFields }),
    output: listOf(residentSchema),
  },
  'vendorNotifications.list': {
    input: z.object(pageFields),
    output: z.extend(listOf(vendorNotificationSchema), { unread: count }),
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
      /** Whether it was handed in and is not yet paid. */
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
  /** `not-found` also for another vendor's. */
  'invoices.get': {
    input: z.object({ invoiceId: idSchema }),
    /** With the documents that the vendor attached, if there are any. */
    output: z.extend(invoiceSchema, { attachments: z.optional(z.array(attachmentSchema)) }),
  },
  /** Of all, or of one work order's. */
  'invoices.totals': {
    input: z.object({ workOrderId: z.optional(idSchema) }),
    output: invoiceTotalsSchema,
  },
  'invoices.save': {
    /**
     * The whole draft, new without an id: without notes it has none. Amounts are worked out from what is entered,
     * and the work order is one of the vendor's own.
     */
    input: z.safeExtend(invoiceInputSchema, { id: z.optional(idSchema) }),
    output: invoiceSchema,
  },
  /** Its work order is resolved or closed. */
  'invoices.submit': { input: z.object({ invoiceId: idSchema }), output: invoiceSchema },
  /** Drafts alone. */
  'invoices.delete': { input: z.object({ invoiceId: idSchema }), output: nothing },
} satisfies ContractPart;
