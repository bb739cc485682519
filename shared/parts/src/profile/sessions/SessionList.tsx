import type { OwnSession } from '@hoa/domain';
import { notify, useCommand, useOperation } from '@hoa/portal';
import { Badge, Button, ErrorPanel, SkeletonList, VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import { useFailure } from '../../failures/useFailure.ts';
import { useProfileText } from '../messages.ts';
import { type SettingsLayout, SettingsSection } from '../SettingsSection.tsx';
import { deviceName } from './device-name.ts';
import { useText } from './messages.ts';
import styles from './SessionList.module.css';

/** The person's sessions, each with a button that ends it. */
export function SessionList({ layout }: { readonly layout: SettingsLayout }) {
  const text = useText();
  const profileText = useProfileText();
  const locale = useLocale();
  const { data, error, refetch, isFetching } = useOperation('sessions.list', {});
  return (
    <SettingsSection layout={layout} title={profileText.sessions} hint={text.hint}>
      {!data && error && (
        <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !error && <SkeletonList count={2} />}
      {data && (
        <ul aria-label={profileText.sessions} className={styles.sessions}>
          {data.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      )}
      <p className={styles.privacy}>
        <a href={`/api/privacy?locale=${locale}`}>{text.privacy}</a>
      </p>
    </SettingsSection>
  );
}

function Session({ session }: { readonly session: OwnSession }) {
  const text = useText();
  const locale = useLocale();
  const fail = useFailure();
  const [end, { isLoading }] = useCommand('sessions.end');
  const { id, device, signedInAt, lastUsedAt, isCurrent } = session;
  const name = deviceName(device, text.on) ?? text.unknownDevice;
  const lastUsed = `${formatDate(lastUsedAt, locale)}, ${formatDate(lastUsedAt, locale, 'time')}`;

  async function endIt() {
    try {
      await end({ sessionId: id });
      notify.success(text.ended);
    } catch (error) {
      fail(error, text.failedToEnd);
    }
  }

  return (
    <li className={styles.session}>
      <span className={styles.facts}>
        <span>
          <span>{name}</span> {isCurrent && <Badge tone="accent">{text.current}</Badge>}
        </span>
        <span className={styles.quiet}>
          {text.dates({
            signedIn: formatDate(signedInAt, locale),
            lastUsed,
          })}
        </span>
      </span>
      <Button size="sm" loading={isLoading} onClick={() => void endIt()}>
        <span>{text.end}</span>
        <VisuallyHidden>{`: ${name}, ${lastUsed}`}</VisuallyHidden>
      </Button>
    </li>
  );
}
