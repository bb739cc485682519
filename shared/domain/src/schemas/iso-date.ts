import * as z from 'zod/mini';

/** An ISO 8601 instant ('2025-03-04T17:00:00.000Z') or day ('2025-03-04'). */
export const isoDateSchema = z.string().check(
  z.refine((text) => /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text)), {
    error: 'date-invalid',
  }),
);
