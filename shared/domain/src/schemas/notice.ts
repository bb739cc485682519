import * as z from 'zod/mini';

/** What a notification tells of; a newer release may know more. */
export const noticeSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()),
});
