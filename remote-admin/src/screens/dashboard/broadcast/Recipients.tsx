import { useOperation } from '@hoa/shared';
import { type Audience, parseUnits } from '@hoa/shared/domain';
import { useDomainText } from '@hoa/shared/domain-text';
import { formatNumber, useLocale } from '@hoa/shared/text';
import { Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages/index.ts';

/** How many people it would reach as it stands, and who they are. */
export function Recipients({ form }: BroadcastPartProps) {
  const text = useText();
  const locale = useLocale();
  const audience = counted(useWatch({ control: form.control, name: 'audience' }));
  const { data, error } = useOperation('broadcasts.recipientCount', { audience });
  const n = data?.count;
  const name = useAudienceName(audience);
  return (
    <div className={styles.recipients}>
      <Users aria-hidden="true" />
      <output className={styles.count}>
        {error || n === undefined ? (
          <span>{error ? text.countUnknown : text.counting}</span>
        ) : (
          <>
            <strong>{formatNumber(n, locale)}</strong> <span>{text.recipients({ n })}</span>
          </>
        )}
      </output>
      <p className={styles.who}>{name || text.chooseAudience}</p>
    </div>
  );
}

/** Units are counted as typed: what is half written between commas asks nothing new. */
function counted({ type, value }: Audience): Audience {
  return { type, value: type === 'units' ? parseUnits(value).join(', ') : value };
}

/** Whom an audience names; '' while that is not chosen. */
function useAudienceName({ type, value }: Audience): string {
  const text = useText();
  const words = useDomainText();
  if (type === 'all') return words.audienceTypes.all;
  if (value === '') return '';
  if (type === 'building') return text.building({ name: value });
  if (type === 'units') return value;
  return Object.entries(words.audienceTags).find(([tag]) => tag === value)?.[1] ?? '';
}
