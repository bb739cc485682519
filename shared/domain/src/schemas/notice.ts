import * as z from 'zod/mini';

/** What a notification is about; a newer release may have more codes. */
export const noticeSchema = z.object({
  code: z.string(),
  params: z.record(z.string(), z.string()),
});
