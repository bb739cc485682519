import { type Audience, parseUnits } from '@hoa/domain';
import { useAudienceName } from '@hoa/domain-text';
import { useOperation } from '@hoa/portal';
import { formatNumber, useLocale } from '@hoa/ui/text';
import { Users } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { BroadcastPartProps } from './AudienceFields.tsx';
import styles from './Broadcast.module.css';
import { useText } from './messages.ts';

/** How many recipients the chosen audience has, and its name where the tile does not say it. */
export function Recipients({ form }: BroadcastPartProps) {
  const text = useText();
  const locale = useLocale();
  const audience = useWatch({ control: form.control, name: 'audience' });
  const { n, error, name } = useRecipients(audience);
  // The chosen tile above says it of all.
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

/** How many recipients an audience has, as far as that is known, and its name. */
export function useRecipients(chosen: Audience) {
  const audience = counted(chosen);
  const { data, error } = useOperation('broadcasts.recipientCount', { audience });
  return { n: data?.count, error, name: useAudienceName()(audience) };
}

/** Normalizes units, so that spaces and trailing commas do not cause another request. */
function counted({ type, value }: Audience): Audience {
  return { type, value: type === 'units' ? parseUnits(value).join(', ') : value };
}
