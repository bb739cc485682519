import type { MessageThread } from '@hoa/domain';
import { useActor, useAssociationName } from '@hoa/portal';

/** Whom a conversation is with; of what one has sent to many, oneself, and of what names nobody, the association. */
export function useCorrespondent({ participants }: MessageThread): string {
  const actor = useActor();
  const association = useAssociationName();
  const person = participants.find(({ uid }) => uid !== actor.uid) ?? participants[0];
  return person?.displayName ?? association;
}
