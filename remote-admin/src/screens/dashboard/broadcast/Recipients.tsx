import { type Audience, parseUnits } from '@hoa/domain';
import { useAudienceName } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages.ts';

/** The number of recipients of the chosen audience, and its name unless the selected tile already shows it. */
export function Recipients({ form }: BroadcastPartProps) {
  const text = useText();
  const locale = useLocale();
  const audience = useWatch({ control: form.control, name: 'audience' });
  const { n, error, name } = useRecipients(audience);
  // For everyone, the selected tile already shows it.
  const who = audience.type === 'all' ? '' : name || text.chooseAudience;
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
      {who && <p className={styles.who}>{who}</p>}
    </div>
  );
}

/** Returns the name of an audience and its number of recipients, undefined while loading. */
export function useRecipients(chosen: Audience) {
  const audience = counted(chosen);
  const { data, error } = useOperation('broadcasts.recipientCount', { audience });
  return { n: data?.count, error, name: useAudienceName()(audience) };
}

/** Normalizes units, so that spaces and trailing commas do not cause another request. */
function counted({ type, value }: Audience): Audience {
  return { type, value: type === 'units' ? parseUnits(value).join(', ') : value };
}
