import * as z from 'zod/mini';
import { audienceSchema, broadcastFormSchema, broadcastSchema } from '../../domain/index.ts';
import { nothing } from '../contract/nothing.ts';
import type { ContractPart } from '../contract/schemas.ts';

const count = z.int();

/** The admin dashboard's figures and broadcasts. */
export const administrationContract = {
  /** The same `idempotencyKey` answers with the broadcast that already went out. */
  'broadcasts.send': {
    input: z.extend(broadcastFormSchema, { idempotencyKey: z.string().check(z.minLength(1)) }),
    output: z.object({ id: z.string(), recipientCount: count }),
  },
  /** null when there is no draft. */
  'broadcasts.draft.get': { input: nothing, output: z.nullable(broadcastSchema) },
  'broadcasts.draft.save': { input: broadcastSchema, output: broadcastSchema },
  'broadcasts.recipientCount': {
    input: z.object({ audience: audienceSchema }),
    output: z.object({ count }),
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
} satisfies ContractPart;
