import * as z from 'zod/mini';
import { nothing } from './lists.ts';
import type { ContractPart } from './schemas.ts';

/** The addresses at which calendar programs get the events; only adapters that such programs can reach offer them. */
export const calendarContract = {
  'calendar.feed': {
    input: nothing,
    output: z.object({
      /** The secret path of the person's own feed; missing without one. */
      path: z.optional(z.string()),
      /** The path of the association's feed for everyone, if it has one. */
      publicPath: z.optional(z.string()),
    }),
  },
  /** Makes an address. An earlier one stops working. */
  'calendar.renew': { input: nothing, output: nothing },
  'calendar.end': { input: nothing, output: nothing },
} satisfies ContractPart;
