import {
  audienceSchema,
  broadcastFormSchema,
  broadcastLogEntrySchema,
  broadcastSchema,
} from '@hoa/domain/schemas';
import * as z from 'zod/mini';
import { listOf, pageFields } from './lists.ts';
import { nothing } from './nothing.ts';
import type { ContractPart } from './schemas.ts';

const count = z.int();

/** The admin dashboard's figures and broadcasts. */
export const administrationContract = {
  'broadcasts.send': {
    input: broadcastFormSchema,
    output: z.object({ id: z.string(), recipientCount: count }),
  },
  /** What was sent, newest first. */
  'broadcasts.list': { input: z.object(pageFields), output: listOf(broadcastLogEntrySchema) },
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
