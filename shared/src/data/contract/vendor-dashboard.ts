import * as z from 'zod/mini';
import { centsSchema, isoDateSchema } from '../../domain/index.ts';

/** The figures above a vendor's Board Items; money in cents. */
export const vendorDashboardSchema = z.object({
  activeWorkOrders: z.int(),
  completedThisMonth: z.int(),
  pendingInvoices: z.int(),
  totalEarnings: centsSchema,
  /** Out of five. */
  rating: z.number(),
  responseTimeHours: z.number(),
  nextPaymentDate: isoDateSchema,
  /** Oldest first; `month` is its first day. The earnings sum to `totalEarnings`. */
  months: z.array(z.object({ month: isoDateSchema, completed: z.int(), earnings: centsSchema })),
});

export type VendorDashboard = z.infer<typeof vendorDashboardSchema>;
