import { calendarDaySchema, centsSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** The figures above a vendor's Board Items; money in cents. */
export const vendorDashboardSchema = z.object({
  activeWorkOrders: z.int(),
  completedThisMonth: z.int(),
  pendingInvoices: z.int(),
  totalEarnings: centsSchema,
  /** Out of five; null without a rating. */
  rating: z.nullable(z.number()),
  /** On average, from the assignment to the first answer; null before the first. */
  responseTimeHours: z.nullable(z.number()),
  /** null when none is known. */
  nextPaymentDate: z.nullable(calendarDaySchema),
  /** Whether that date is a fixed one of the sample data. */
  isNextPaymentSample: z.boolean(),
  /** The latest six, this month last; `month` is its first day. */
  months: z.array(
    z.object({ month: calendarDaySchema, completed: z.int(), earnings: centsSchema }),
  ),
});
