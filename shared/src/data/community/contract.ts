import { administrationContract } from './administration-contract.ts';
import { conversationsContract } from './conversations-contract.ts';
import { documentsContract } from './documents-contract.ts';
import { forumContract } from './forum-contract.ts';
import { newsContract } from './news-contract.ts';
import { paymentsContract } from './payments-contract.ts';
import { profileContract } from './profile-contract.ts';

/** The community screens' part of the contract. */
export const communityContract = {
  ...conversationsContract,
  ...newsContract,
  ...forumContract,
  ...documentsContract,
  ...paymentsContract,
  ...profileContract,
  ...administrationContract,
};
