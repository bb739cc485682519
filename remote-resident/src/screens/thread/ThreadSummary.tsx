import { useActor } from '@hoa/shared';
import type { MessageThread } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { Badge, Cluster } from '@hoa/shared/ui';
import { useText } from './messages/index.ts';

/** Of what kind a conversation is and who takes part in it. */
export function ThreadSummary({ thread }: { readonly thread: MessageThread }) {
  const text = useText();
  const domainText = useDomainText();
  const { uid } = useActor();
  const names = thread.participants.map((person) =>
    person.uid === uid ? text.you : person.displayName,
  );
  return (
    <Cluster as="span" gap={2}>
      <Badge>{domainText.threadTypes[thread.type]}</Badge>
      {thread.priority === 'high' && (
        <Badge tone="danger" dot>
          {text.highPriority}
        </Badge>
      )}
      <span>{names.length === 0 ? text.everyone : names.join(', ')}</span>
    </Cluster>
  );
}
