import { administrationContract } from './administration.ts';
import { conversationsContract, forumContract, newsContract } from './conversations.ts';
import { documentsContract } from './documents.ts';
import { moderationContract, ownTopicsContract, participationContract } from './forums.ts';
import { pollsContract } from './polls.ts';
import {
  passkeysContract,
  paymentsContract,
  profileContract,
  sessionsContract,
} from './profile.ts';

/** The community screens' part of the contract. */
export const communityContract = {
  ...conversationsContract,
  ...newsContract,
  ...forumContract,
  ...ownTopicsContract,
  ...moderationContract,
  ...participationContract,
  ...pollsContract,
  ...documentsContract,
  ...paymentsContract,
  ...profileContract,
  ...passkeysContract,
  ...sessionsContract,
  ...administrationContract,
};
