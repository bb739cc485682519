import type { PublicContact } from '@hoa/domain';
import { shownEmail } from '@hoa/domain/email';
import { OfficeContact } from '@hoa/parts/office-contact';
import { Alert, Button, Card, SkeletonList } from '@hoa/ui';
import { useLocale } from '@hoa/ui/text';
import { useEffect, useState } from 'react';
import { brandOf, showBrand } from '../../brand/brand.ts';
import { apiIn } from '../../registry/api-address.ts';
import { configurationOf, useRegistry } from '../../registry/registry-store.ts';
import { requestedEmail } from '../pending-sign-in.ts';
import type { CompletedSignIn, Enter, Session } from '../session.ts';
import type { SignIn } from '../sessions.ts';
import { SignInError } from '../sign-in-error.ts';
import { CodeSignIn } from './CodeSignIn.tsx';
import { EmailSignIn, type EmailSignInProps } from './EmailSignIn.tsx';
import styles from './LoginPage.module.css';
import { MembershipChoice } from './MembershipChoice.tsx';
import { useText } from './messages.ts';
import { showFailure } from './show-failure.ts';

interface LiveSignInProps
  extends Omit<EmailSignInProps, 'session' | 'onSent'>,
    Pick<SignIn, 'liveSession' | 'openedLink'> {
  readonly onEnter: Enter;
}

/** Signs in to live mode, by an emailed link or the code in the same email. */
export function LiveSignIn({ liveSession, ...steps }: LiveSignInProps) {
  const [session, setSession] = useState<Session>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    liveSession().then(setSession, (cause: unknown) => setFailure({ cause }));
  }, [liveSession]);
  // The surrounding OnDemand shows the error with Try Again.
  if (failure) throw failure.cause;
  return session ? <SignInSteps {...steps} session={session} /> : <SkeletonList count={2} />;
}

type StepsProps = Omit<LiveSignInProps, 'liveSession'> & Pick<EmailSignInProps, 'session'>;

function SignInSteps({ session, openedLink, onEnter, ...emailSignIn }: StepsProps) {
  const text = useText();
  const locale = useLocale();
  const [asked, setAsked] = useState(readRequestedEmail);
  const [link, setLink] = useState(openedLink.url);
  const [failure, setFailure] = useState<string>();
  const [isCompleting, setCompleting] = useState(false);
  const [completed, setCompleted] = useState<CompletedSignIn>();
  const contact = useContact(session);
  const email = link && (emailIn(link) ?? asked);

  const proceed = (signIn: CompletedSignIn) => {
    if ((signIn.identity.memberships?.length ?? 0) > 1) setCompleted(signIn);
    else onEnter(session, signIn);
  };
  const complete = async (url: string) => {
    setCompleting(true);
    try {
      proceed(await session.completeSignIn(url));
    } catch (error) {
      // A failed request can be retried; a refused link cannot.
      const isRefused = error instanceof SignInError;
      if (isRefused) {
        openedLink.url = undefined;
        setLink(undefined);
        setFailure(text.errors[error.code as keyof typeof text.errors]);
      } else showFailure(error, text);
      setCompleting(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is completed once
  useEffect(() => {
    // Mail scanners open every link, so the person must press a button, except in the browser that requested it.
    if (link !== undefined && (email === undefined || email === asked)) void complete(link);
  }, []);

  if (completed) {
    return (
      <MembershipChoice
        memberships={completed.identity.memberships ?? []}
        onChoose={({ id, role }) =>
          onEnter(session, {
            ...completed,
            identity: { ...completed.identity, role, membershipId: id },
          })
        }
      />
    );
  }
  if (link !== undefined) {
    return (
      <Card as="section" aria-labelledby="sign-in-link" className={styles.card}>
        <h2 id="sign-in-link">{text.emailSignIn}</h2>
        <p>{text.linkFor({ email: shownEmail(email ?? '') })}</p>
        <Button variant="primary" wide loading={isCompleting} onClick={() => void complete(link)}>
          {text.signIn}
        </Button>
      </Card>
    );
  }
  return (
    <>
      {failure !== undefined && <Alert tone="danger" title={failure} />}
      <EmailSignIn
        {...emailSignIn}
        session={session}
        onSent={(sentTo) => {
          setAsked(sentTo);
          setFailure(undefined);
        }}
      />
      {asked !== undefined && (
        <CodeSignIn key={asked} email={asked} session={session} onCompleted={proceed} />
      )}
      {contact && <OfficeContact {...contact} />}
      <p className={styles.help}>
        <a href={`/api/privacy?locale=${locale}`}>{text.privacy}</a>
      </p>
    </>
  );
}

/** Returns whom to ask in the association that invited the person, and shows its brand; null until it is known. */
function useContact(session: Session): PublicContact | null {
  const [contact, setContact] = useState<PublicContact | null>(null);
  const api = apiIn(configurationOf(useRegistry()));
  useEffect(() => {
    const association = new URLSearchParams(window.location.search).get('association');
    // Without an answer, the page says that the association's administrator helps.
    session.contact?.(association ?? undefined).then(setContact, () => undefined);
  }, [session]);
  useEffect(() => {
    showBrand(contact ? brandOf(contact, contact.id, api) : {});
    return () => showBrand({});
  }, [contact, api]);
  return contact;
}

function readRequestedEmail(): string | undefined {
  return requestedEmail(() => window.localStorage, Date.now());
}

function emailIn(url: string): string | undefined {
  return new URL(url).searchParams.get('email')?.trim() || undefined;
}
