import type { UseCases } from '@hoa/use-cases';
import { broadcastCommands } from '@hoa/use-cases/broadcasts/broadcasts';
import { topicCommands } from '@hoa/use-cases/forums/change-topics';
import { commentCommands } from '@hoa/use-cases/forums/comments';
import { threadCommands } from '@hoa/use-cases/messages/change-threads';
import { newsCommands } from '@hoa/use-cases/news/news';
import { notificationCommands } from '@hoa/use-cases/notifications/notifications';
import { paymentCommands } from '@hoa/use-cases/payments/payments';

/** The commands of residents and administrators, except those of tickets and profiles. */
export const commandsPart = {
  ...threadCommands,
  ...notificationCommands,
  ...newsCommands,
  ...topicCommands,
  ...commentCommands,
  ...paymentCommands,
  ...broadcastCommands,
} satisfies UseCases;
