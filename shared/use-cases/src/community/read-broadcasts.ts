import { maySendBroadcasts } from '@hoa/domain';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase, UseCases } from '../use-case.ts';
import { recipientCount } from './recipient-count.ts';

export const getBroadcastDraft: UseCase<'broadcasts.draft.get'> = async (context) => {
  const { actor, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  const stored = await repositories.broadcastDrafts.get(actor.uid);
  if (!stored) return null;
  const { id: _, version: __, ...draft } = stored;
  return draft;
};

export const countRecipients: UseCase<'broadcasts.recipientCount'> = async (
  context,
  { audience },
) => {
  assertAllowed(maySendBroadcasts(context.actor));
  return { count: await recipientCount(context, audience) };
};

export const broadcastQueries = {
  'broadcasts.draft.get': getBroadcastDraft,
  'broadcasts.recipientCount': countRecipients,
} satisfies UseCases;
