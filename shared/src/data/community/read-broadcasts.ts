import { maySendBroadcasts, recipientCount } from '../../domain/index.ts';
import { assertAllowed } from '../assert-allowed.ts';
import type { UseCase } from '../use-case.ts';

export const getBroadcastDraft: UseCase<'broadcasts.draft.get'> = async (context) => {
  const { actor, repositories } = context;
  assertAllowed(maySendBroadcasts(actor));
  const stored = await repositories.broadcastDrafts.get(actor.uid);
  if (!stored) return null;
  const { id: _, ...draft } = stored;
  return draft;
};

export const countRecipients: UseCase<'broadcasts.recipientCount'> = async ({ actor }, input) => {
  assertAllowed(maySendBroadcasts(actor));
  return { count: recipientCount(input.audience) };
};
