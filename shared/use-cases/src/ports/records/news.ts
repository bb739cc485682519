import { communityEventSchema, isoDateSchema, newsItemSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

const visibleTimeSchema = z.object({ visibleFrom: isoDateSchema, visibleUntil: isoDateSchema });

/** A news item as stored, with the start and end of its visibility as instants. */
export const storedNewsItemSchema = z.extend(newsItemSchema, visibleTimeSchema.shape);

export type StoredNewsItem = z.infer<typeof storedNewsItemSchema>;

/** An event as stored, with the start and end of its visibility as instants. */
export const storedEventSchema = z.extend(communityEventSchema, visibleTimeSchema.shape);

export type StoredEvent = z.infer<typeof storedEventSchema>;
