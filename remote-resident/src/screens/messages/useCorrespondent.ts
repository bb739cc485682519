import type { MessageThread } from '@hoa/domain';
import { useActor, useAssociationName } from '@hoa/portal';

/**
 * Returns the name of the other participant of a conversation; the reader's own name if they are the only one listed,
 * and the association's if nobody is.
 */
export function useCorrespondent({ participants }: MessageThread): string {
  const actor = useActor();
  const association = useAssociationName();
  const person = participants.find(({ uid }) => uid !== actor.uid) ?? participants[0];
  return person?.displayName ?? association;
}
