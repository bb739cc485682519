import { administrationContract } from './administration.ts';
import { conversationsContract } from './conversations.ts';
import { documentsContract } from './documents.ts';
import { forumContract } from './forum.ts';
import { newsContract } from './news.ts';
import { paymentsContract } from './payments.ts';
import { profileContract } from './profile.ts';
import { sessionsContract } from './sessions.ts';

/** The community screens' part of the contract. */
export const communityContract = {
  ...conversationsContract,
  ...newsContract,
  ...forumContract,
  ...documentsContract,
  ...paymentsContract,
  ...profileContract,
  ...sessionsContract,
  ...administrationContract,
};
