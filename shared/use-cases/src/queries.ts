import { overviewQueries } from './association/overview.ts';
import { getAssociation } from './association/read-association.ts';
import { broadcastQueries } from './broadcasts/read-broadcasts.ts';
import { documentQueries } from './documents/documents.ts';
import { topicQueries } from './forums/read-topics.ts';
import type { UseCases } from './kernel/use-case.ts';
import { threadQueries } from './messages/read-threads.ts';
import { newsQueries } from './news/read-news.ts';
import { listNotifications } from './notifications/read-notifications.ts';
import { getAccount } from './payments/read-account.ts';
import { paymentQueries } from './payments/read-payments.ts';

export const communityQueries = {
  ...threadQueries,
  'notifications.list': listNotifications,
  'association.get': getAssociation,
  'account.get': getAccount,
  ...newsQueries,
  ...topicQueries,
  ...documentQueries,
  ...paymentQueries,
  ...broadcastQueries,
  ...overviewQueries,
} satisfies UseCases;
