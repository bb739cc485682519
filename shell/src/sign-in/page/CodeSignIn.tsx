import { shownEmail } from '@hoa/domain/email';
import { Button, Card } from '@hoa/ui';
import { type FormEvent, useRef, useState } from 'react';
import { CodeField, isCode } from '../CodeField.tsx';
import type { CompletedSignIn, Session } from '../session.ts';
import { SignInError } from '../sign-in-error.ts';
import styles from './LoginPage.module.css';
import { useText } from './messages.ts';
import { showFailure } from './show-failure.ts';

interface CodeSignInProps {
  readonly session: Session;
  /** The email address that the code was sent to. */
  readonly email: string;
  readonly onCompleted: (signIn: CompletedSignIn) => void;
}

/** Signs in by the six-digit code of the sign-in email, in the browser that requested it. */
export function CodeSignIn({ session, email, onCompleted }: CodeSignInProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isCompleting, setCompleting] = useState(false);

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const complete = async () => {
    setCompleting(true);
    try {
      onCompleted(await session.completeByCode(email, code));
    } catch (failure) {
      const code = failure instanceof SignInError ? failure.code : undefined;
      if (code === 'sign-in-invalid' || code === 'too-many-codes') refuse(text.errors[code]);
      else showFailure(failure, text);
    } finally {
      setCompleting(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCode(code)) void complete();
    else refuse(text.codeRequired);
  };

  return (
    <Card as="section" aria-labelledby="code-sign-in" className={styles.card}>
      <h2 id="code-sign-in">{text.codeSignIn}</h2>
      <p className={styles.hint}>{text.codeSentTo({ email: shownEmail(email) })}</p>
      <form noValidate onSubmit={submit} className={styles.form}>
        <CodeField
          ref={field}
          label={text.code}
          name="code"
          error={error}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
        />
        <Button type="submit" wide loading={isCompleting}>
          {text.signIn}
        </Button>
      </form>
    </Card>
  );
}
