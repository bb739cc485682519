import { type ForumTopic, topicBadgeTones } from '@hoa/domain';
import { useDomainText } from '@hoa/domain-text';
import { Badge, Cluster, Icon, type Tone } from '@hoa/ui';
import { Lock, Pin } from 'lucide';
import { useText } from './messages.ts';

const tones: Record<(typeof topicBadgeTones)[keyof typeof topicBadgeTones], Tone> = {
  brand: 'accent',
  success: 'success',
  default: 'neutral',
};

/** Pinned, locked, withheld and the status of a topic. */
export function TopicBadges({ topic }: { readonly topic: ForumTopic }) {
  const text = useText();
  const domainText = useDomainText();
  return (
    <Cluster as="span" gap={1}>
      {topic.pinned && (
        <Badge tone="accent">
          <Icon icon={Pin} />
          <span>{text.pinned}</span>
        </Badge>
      )}
      {topic.locked && (
        <Badge tone="warning">
          <Icon icon={Lock} />
          <span>{text.locked}</span>
        </Badge>
      )}
      {topic.withheld && <Badge tone="warning">{text.withheld[topic.withheld]}</Badge>}
      <Badge tone={tones[topicBadgeTones[topic.status]]} dot>
        {domainText.topicStatuses[topic.status]}
      </Badge>
    </Cluster>
  );
}
