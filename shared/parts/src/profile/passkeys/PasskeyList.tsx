import type { Passkey } from '@hoa/domain';
import { notify, useCommand, useOperation } from '@hoa/portal';
import { Alert, Button, ErrorPanel, SkeletonList, VisuallyHidden } from '@hoa/ui';
import { formatDate, useLocale } from '@hoa/ui/text';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { useFailure } from '../../failures/useFailure.ts';
import { useProfileText } from '../messages.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { deviceName } from '../sessions/device-name.ts';
import { useText as useSessionText } from '../sessions/messages.ts';
import styles from '../sessions/SessionList.module.css';
import { useText } from './messages.ts';

/** The person's passkeys, each with a button that removes it, and a button that adds one. */
export function PasskeyList() {
  const text = useText();
  const profileText = useProfileText();
  const fail = useFailure();
  const { data, error, refetch, isFetching } = useOperation('passkeys.list', {});
  const [begin] = useCommand('passkeys.begin');
  const [add] = useCommand('passkeys.add');
  const [isAdding, setIsAdding] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function addOne() {
    setIsAdding(true);
    setRefusal(undefined);
    try {
      const { options } = await begin({});
      const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
      const response = await startRegistration({ optionsJSON });
      await add({ response: JSON.stringify(response) });
      notify.success(text.added);
    } catch (failure) {
      const message = refusalOf(failure, text);
      if (message) setRefusal(message);
      else fail(failure, text.failedToAdd);
    } finally {
      setIsAdding(false);
    }
  }

  return (
    <SettingsSection layout="page" title={profileText.passkeys} hint={text.hint}>
      {!data && error && (
        <ErrorPanel message={text.failedToLoad} onRetry={refetch} retrying={isFetching} />
      )}
      {!data && !error && <SkeletonList count={1} />}
      {data && data.length > 0 && (
        <ul aria-label={profileText.passkeys} className={styles.sessions}>
          {data.map((passkey) => (
            <StoredPasskey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {browserSupportsWebAuthn() ? (
        <Button loading={isAdding} onClick={() => void addOne()}>
          {text.add}
        </Button>
      ) : (
        <p>{text.unsupported}</p>
      )}
      {refusal && <Alert tone="danger">{refusal}</Alert>}
    </SettingsSection>
  );
}

function StoredPasskey({ passkey }: { readonly passkey: Passkey }) {
  const text = useText();
  const sessionText = useSessionText();
  const locale = useLocale();
  const fail = useFailure();
  const [remove, { isLoading }] = useCommand('passkeys.remove');
  const { id, device, addedAt, lastUsedAt } = passkey;
  const name = deviceName(device, sessionText.on) ?? sessionText.unknownDevice;
  const added = formatDate(addedAt, locale);

  async function removeIt() {
    try {
      await remove({ passkeyId: id });
      notify.success(text.removed);
    } catch (error) {
      fail(error, text.failedToRemove);
    }
  }

  return (
    <li className={styles.session}>
      <span className={styles.facts}>
        <span>{name}</span>
        <span className={styles.quiet}>
          {text.dates({ added, lastUsed: lastUsedAt && formatDate(lastUsedAt, locale) })}
        </span>
      </span>
      <Button size="sm" loading={isLoading} onClick={() => void removeIt()}>
        <span>{text.remove}</span>
        <VisuallyHidden>{`: ${name}, ${added}`}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** Returns why the browser added no passkey; undefined for other errors. */
function refusalOf(failure: unknown, text: ReturnType<typeof useText>): string | undefined {
  if (failure instanceof WebAuthnError) {
    return failure.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      ? text.known
      : text.failedToAdd;
  }
  return failure instanceof DOMException ? text.failedToAdd : undefined;
}
