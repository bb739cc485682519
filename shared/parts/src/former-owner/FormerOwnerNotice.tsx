import { useActor } from '@hoa/portal';
import { Banner, Icon } from '@hoa/ui';
import { History } from 'lucide';
import { useDayText } from '../time/useDayText.ts';
import { useText } from './messages.ts';

/** Says to a former owner why they only read. */
export function FormerOwnerNotice() {
  const text = useText();
  const dayText = useDayText();
  const { unit, until } = useActor();
  if (!until) return null;
  const day = dayText(until);
  return (
    <Banner tone="info" icon={<Icon icon={History} />}>
      <span>
        <strong>{text.ended({ home: unit ?? '', day })}</strong> <span>{text.effect}</span>
      </span>
    </Banner>
  );
}
