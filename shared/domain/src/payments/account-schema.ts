import * as z from 'zod/mini';
import { calendarDaySchema } from '../kernel/date-schema.ts';
import { centsSchema } from '../kernel/money-schema.ts';

/** The account of a unit's owners; money in cents. */
export const accountSchema = z.object({
  unit: z.string(),
  status: z.enum(['current', 'past_due']),
  balance: centsSchema,
  dueDate: calendarDaySchema,
  lastPayment: z.optional(z.object({ amount: centsSchema, date: calendarDaySchema })),
});

export type Account = z.infer<typeof accountSchema>;

export type AccountStatus = Account['status'];
