import { PortalLogo } from '@hoa/parts/frame';
import { Page } from '@hoa/portal';
import { mockAlone } from '@hoa/registry';
import { Alert, Card, OnDemand, partOnDemand, RadioGroup, SkeletonList } from '@hoa/ui';
import { useEffect, useState } from 'react';
import { ModeBadges } from '../../frame/ModeBadges.tsx';
import { useText as useShellText } from '../../messages.ts';
import { useRegistry } from '../../registry/registry-store.ts';
import { requestedEmail } from '../pending-sign-in.ts';
import type { Enter } from '../session.ts';
import { hasLiveSessionEnded } from '../session-end.ts';
import type { SignIn } from '../sessions.ts';
import { takeOpenedLink } from '../sign-in-link.ts';
import { EmailSignIn } from './EmailSignIn.tsx';
import styles from './LoginPage.module.css';
import { MockLogin } from './MockLogin.tsx';
import { useText } from './messages.ts';
import { showFailure } from './show-failure.ts';

export interface LoginPageProps extends SignIn {
  /** The URL to open after signing in. */
  readonly returnTo: string;
  readonly onEnter: Enter;
}

const LiveSignIn = partOnDemand(() => import('./LiveSignIn.tsx').then((part) => part.LiveSignIn));

/** The one public page: sign-in by email, or in mock mode as a sample person. */
export function LoginPage(props: LoginPageProps) {
  const { openedLink } = props;
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    // On an open sign-in page, a sign-in link changes only the fragment and loads nothing.
    const follow = () => {
      const { url } = takeOpenedLink();
      if (url === undefined) return;
      openedLink.url = url;
      setOpened((count) => count + 1);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [openedLink]);
  return <SignInOptions key={opened} {...props} />;
}

function SignInOptions({ session, liveSession, openedLink, returnTo, onEnter }: LoginPageProps) {
  const text = useText();
  const { portalName } = useShellText();
  const { mode, choice, unavailable } = useMode(openedLink, session);
  const [email, setEmail] = useState(emailInAddress);
  useReturnFromLink({ session, openedLink, onEnter, isMock: mode === 'mock' });
  // The live portal serves several associations; before sign-in it is unknown which one.
  const portal = mode === 'live' ? portalName : undefined;
  const emailSignIn = { email, onEmail: setEmail, returnTo };
  return (
    <div className={styles.login}>
      <header className={styles.top}>
        <PortalLogo name={portal} />
        <ModeBadges live={mode === 'live' || undefined} />
      </header>
      <Page title={text.title} portal={portal} description={text.welcome}>
        <div className={styles.ways}>
          {choice}
          {mode === 'live' && unavailable !== undefined && (
            <Alert tone="warning" title={text.liveUnavailable}>
              {unavailable}
            </Alert>
          )}
          {mode === 'live' ? (
            isSecure() && (
              <OnDemand what={text.emailSignIn} pending={<SkeletonList count={2} />}>
                <LiveSignIn {...emailSignIn} {...{ liveSession, openedLink, onEnter }} />
              </OnDemand>
            )
          ) : (
            <>
              {session.signInAs && <MockLogin signInAs={session.signInAs} />}
              <EmailSignIn {...emailSignIn} session={session} />
            </>
          )}
          <p className={styles.help}>{text.help}</p>
        </div>
      </Page>
    </div>
  );
}

/** Returns the sign-in mode, and a choice of mode if the site offers both. */
function useMode({ url }: SignIn['openedLink'], session: SignIn['session']) {
  const text = useText();
  const { live, mock } = useShellText();
  const registry = useRegistry();
  const configuration = registry.status === 'ready' ? registry.configuration : mockAlone;
  const { modes } = configuration;
  const unavailable = isSecure() ? configuration.unavailable : text.liveNeedsHttps;
  const [chosen, choose] = useState<'mock' | 'live'>();
  const [isLiveFirst] = useState(
    () =>
      url !== undefined ||
      hasLiveSessionEnded() ||
      // The link in an invitation contains the email.
      (emailInAddress() !== '' && !session.isSignInLink(window.location.href)) ||
      requestedEmail(() => window.localStorage, Date.now()) !== undefined,
  );
  const first = modes.includes('live') && isLiveFirst && unavailable === undefined;
  const mode = chosen ?? (first ? 'live' : (modes.find((one) => one === 'mock') ?? 'live'));
  const choice = modes.length > 1 && (
    <Card className={styles.card}>
      <RadioGroup
        tiles
        className={styles.mode}
        label={text.mode}
        options={[
          { value: 'mock', label: mock, hint: text.mockMode },
          {
            value: 'live',
            label: live,
            hint: unavailable ?? text.liveMode,
            disabled: unavailable !== undefined,
          },
        ]}
        value={mode}
        onChange={choose}
      />
    </Card>
  );
  return { mode, choice, unavailable };
}

interface Return extends Pick<LoginPageProps, 'session' | 'openedLink' | 'onEnter'> {
  readonly isMock: boolean;
}

/** Completes the sign-in when the visitor returns by a sign-in service's link; mock mode rejects it. */
function useReturnFromLink({ session, openedLink, onEnter, isMock }: Return): void {
  const text = useText();
  const isKnown = useRegistry().status !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link works once, for the address the page was opened at
  useEffect(() => {
    const url = openedLink.url ?? window.location.href;
    if (!isMock || !isKnown || !session.isSignInLink(url)) return;
    openedLink.url = undefined;
    session.completeSignIn(url).then(
      (signIn) => onEnter(session, signIn),
      (error: unknown) => showFailure(error, text),
    );
  }, [isKnown]);
}

/** Live sign-in requires HTTPS or localhost, so that credentials cannot be read on the network. */
function isSecure(): boolean {
  return window.isSecureContext !== false;
}

/** A magic link contains the email address that it was sent to. */
function emailInAddress(): string {
  return new URLSearchParams(window.location.search).get('email') ?? '';
}
