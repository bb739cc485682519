import { Page, useNavigate } from '@hoa/shared';
import { useEffect } from 'react';
import { PortalLogo } from '../frame/PortalLogo.tsx';
import { RoleAndMode } from '../frame/RoleAndMode.tsx';
import type { Session } from '../session/session.ts';
import { EmailSignIn, type EmailSignInProps } from './EmailSignIn.tsx';
import styles from './LoginPage.module.css';
import { MockLogin } from './MockLogin.tsx';
import { useText } from './messages/index.ts';
import { tellFailure } from './tell-failure.ts';

/** The one public page: sign-in by email, or in mock mode as a sample person. */
export function LoginPage({ session, returnTo }: EmailSignInProps) {
  const text = useText();
  useReturnFromLink(session);
  return (
    <div className={styles.login}>
      <header className={styles.top}>
        <PortalLogo />
        <RoleAndMode />
      </header>
      <Page title={text.title} description={text.welcome}>
        <div className={styles.ways}>
          <EmailSignIn session={session} returnTo={returnTo} />
          {session.signInAs && <MockLogin signInAs={session.signInAs} />}
          <p className={styles.help}>{text.help}</p>
        </div>
      </Page>
    </div>
  );
}

/** Finishes the sign-in that a magic link has brought the visitor back for. */
function useReturnFromLink(session: Session): void {
  const text = useText();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link works once, for the address the page was opened at
  useEffect(() => {
    const url = window.location.href;
    if (!session.isSignInLink(url)) return;
    session.completeSignIn(url).then(
      (returnTo) => navigate(returnTo, { replace: true }),
      (error: unknown) => tellFailure(error, text),
    );
  }, []);
}
