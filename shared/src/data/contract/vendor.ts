import * as z from 'zod/mini';
import {
  contactSubmissionSchema,
  invoiceSchema,
  materialSchema,
  residentSchema,
  vendorNotificationSchema,
  vendorSchema,
} from '../../domain/index.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';
import { vendorDashboardSchema } from './vendor-dashboard.ts';

const notBlank = z.string().check(z.trim(), z.minLength(1));

/** The vendors' own pages, and the directories an admin works with. */
export const vendorContract = {
  'vendors.list': { input: nothing, output: z.array(vendorSchema) },
  'residents.list': { input: nothing, output: z.array(residentSchema) },
  'vendorNotifications.list': { input: nothing, output: z.array(vendorNotificationSchema) },
  'vendorNotifications.markRead': {
    input: z.object({ ids: z.array(z.string()) }),
    output: nothing,
  },
  'vendorDashboard.get': { input: nothing, output: vendorDashboardSchema },
  'contactSubmissions.list': { input: nothing, output: z.array(contactSubmissionSchema) },
  'invoices.list': { input: nothing, output: z.array(invoiceSchema) },
  'invoices.save': {
    /** Without an id a new draft; amounts are worked out from what is entered. */
    input: z.object({
      id: z.optional(z.string()),
      workOrderId: notBlank,
      workOrderTitle: notBlank,
      laborHours: invoiceSchema.shape.laborHours,
      laborRate: invoiceSchema.shape.laborRate,
      materials: z.array(z.omit(materialSchema, { total: true })).check(z.minLength(1)),
      notes: z.optional(z.string()),
    }),
    output: invoiceSchema,
  },
  'invoices.submit': { input: z.object({ invoiceId: z.string() }), output: invoiceSchema },
} satisfies ContractPart;
