import type { UseCases } from '../use-case.ts';
import { documentQueries } from './documents.ts';
import { overviewQueries } from './overview.ts';
import { getAccount } from './read-account.ts';
import { getAssociation } from './read-association.ts';
import { broadcastQueries } from './read-broadcasts.ts';
import { newsQueries } from './read-news.ts';
import { listNotifications } from './read-notifications.ts';
import { paymentQueries } from './read-payments.ts';
import { threadQueries } from './read-threads.ts';
import { topicQueries } from './read-topics.ts';

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
