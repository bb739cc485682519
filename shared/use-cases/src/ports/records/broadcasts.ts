import { broadcastSchema, isoDateSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/** A sent broadcast. */
export const sentBroadcastSchema = z.extend(broadcastSchema, {
  id: z.string(),
  threadId: z.string(),
  sentBy: z.string(),
  sentAt: isoDateSchema,
  recipientCount: z.int(),
});

export type SentBroadcast = z.infer<typeof sentBroadcastSchema>;

/** A person's unsent broadcast; `id` is their uid. */
export const broadcastDraftSchema = z.extend(broadcastSchema, { id: z.string() });

export type BroadcastDraft = z.infer<typeof broadcastDraftSchema>;
