import * as z from 'zod/mini';

/** See `Notice`; a newer release may send other codes. */
export const noticeSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()),
});
