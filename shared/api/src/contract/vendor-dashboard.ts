import { calendarDaySchema, centsSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** The figures above a vendor's Board Items; money in cents. */
export const vendorDashboardSchema = z.object({
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
