import { normalizeEmail } from '@hoa/domain/email';
import { notify } from '@hoa/portal';
import { Button, Card, Icon, TextField } from '@hoa/ui';
import { Mail } from 'lucide';
import { type FormEvent, useRef, useState } from 'react';
import type { Session } from '../session.ts';
import { SignInError } from '../sign-in-error.ts';
import styles from './LoginPage.module.css';
import { useText } from './messages.ts';
import { showFailure } from './show-failure.ts';

export interface EmailSignInProps {
  readonly session: Session;
  /** The URL to open after signing in. */
  readonly returnTo: string;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  /** Called after a link was sent. */
  readonly onSent?: (email: string) => void;
}

/** Asks for an email address and requests a sign-in link for it. */
export function EmailSignIn({ session, returnTo, email, onEmail, onSent }: EmailSignInProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  // Mock mode sends no email: the button is disabled, and a press shows the reason.
  const isOff = session.signInAs !== undefined;

  const refuse = (code: 'email-required' | 'email-invalid' | 'too-many-links') => {
    setError(text.errors[code]);
    notify.error(text.errors[code]);
    field.current?.focus();
  };
  const send = async (to: string) => {
    setSending(true);
    try {
      await session.sendSignInLink(to, returnTo);
      notify.success(text.sent);
      onSent?.(to);
    } catch (failure) {
      const isLimited = failure instanceof SignInError && failure.code === 'too-many-links';
      if (isLimited) refuse(failure.code);
      else showFailure(failure, text);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = isOff ? email : normalizeEmail(email);
    if (to !== undefined) void send(to);
    else refuse(email.trim() === '' ? 'email-required' : 'email-invalid');
  };

  return (
    <Card as="section" aria-labelledby="email-sign-in" className={styles.card}>
      <h2 id="email-sign-in">{text.emailSignIn}</h2>
      <form noValidate onSubmit={submit} className={styles.form}>
        <TextField
          ref={field}
          label={text.email}
          type="email"
          name="email"
          autoComplete="email"
          required={!isOff}
          error={error}
          hint={isOff && text.mockHint}
          value={email}
          onChange={(event) => {
            onEmail(event.target.value);
            setError(undefined);
          }}
        />
        <Button
          type="submit"
          variant={isOff ? undefined : 'primary'}
          aria-disabled={isOff || undefined}
          wide
          loading={sending}
          icon={<Icon icon={Mail} />}
        >
          {text.send}
        </Button>
      </form>
    </Card>
  );
}
