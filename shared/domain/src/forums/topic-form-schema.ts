import * as z from 'zod/mini';
import { listText, requiredLine, requiredText } from '../kernel/text-schema.ts';
import { topicStatuses } from './topic-status.ts';

/** The Forums Manager's form; `tags` is still one text with commas (`parseTags` reads it). */
export const topicFormSchema = z.object({
  title: requiredLine('title-required'),
  description: requiredText('description-required'),
  tags: listText(),
  status: z._default(z.enum(topicStatuses), 'open'),
});

export type TopicFormValues = z.infer<typeof topicFormSchema>;
