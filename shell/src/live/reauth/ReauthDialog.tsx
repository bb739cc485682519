import { PortalError } from '@hoa/api';
import { notify, reportError } from '@hoa/portal';
import { Button, Dialog, DialogFooter } from '@hoa/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField, isCode } from '../../sign-in/CodeField.tsx';
import { useText } from './messages.ts';
import styles from './ReauthDialog.module.css';

/** The server's side of re-authentication. */
export interface ReauthService {
  /** Sends a code by email; resolves to the id of the request. */
  ask(): Promise<string>;
  /** Checks a code; rejects with `sign-in-invalid` for a wrong one. */
  complete(request: string, code: string): Promise<void>;
}

export interface ReauthDialogProps {
  readonly service: ReauthService;
  /** The recipient of the code. */
  readonly email: string;
  /** Called once, with true after a successful re-authentication. */
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** Asks for a six-digit code, sent by email, before an important change. */
export function ReauthDialog({ service, email, onEnd }: ReauthDialogProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const request = useRef<Promise<string>>(undefined);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'asking' | 'completing'>();

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const fail = (failure: unknown) => {
    const { code: name } = PortalError.from(failure);
    const message = name in text.errors ? text.errors[name as keyof typeof text.errors] : undefined;
    if (message === undefined) reportError(failure, text.errors.failed);
    refuse(message ?? text.errors.failed);
  };
  const ask = async () => {
    setError(undefined);
    setBusy('asking');
    request.current = service.ask();
    try {
      await request.current;
      notify.success(text.sent);
    } catch (failure) {
      request.current = undefined;
      fail(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const first = useRef(ask);
  useEffect(() => {
    if (!request.current) void first.current();
  }, []);

  const complete = async () => {
    const asked = request.current;
    if (!asked) return ask();
    setBusy('completing');
    try {
      await service.complete(await asked, code);
      onEnd(true);
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCode(code)) void complete();
    else refuse(text.codeRequired);
  };

  return (
    <Dialog open size="sm" title={text.title} onClose={() => onEnd(false)}>
      <form noValidate onSubmit={submit} className={styles.form}>
        <p>{text.lead({ email })}</p>
        <CodeField
          ref={field}
          data-autofocus=""
          label={text.code}
          name="one-time-code"
          error={error}
          value={code}
          onChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
        />
        <DialogFooter>
          <Button loading={busy === 'asking'} onClick={() => void ask()}>
            {text.sendAgain}
          </Button>
          <Button type="submit" variant="primary" loading={busy === 'completing'}>
            {text.confirm}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
