import { PortalError } from '@hoa/api';
import { notify, reportError } from '@hoa/portal';
import { Alert, Button, Dialog, DialogFooter } from '@hoa/ui';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CodeField, isCode } from '../../sign-in/CodeField.tsx';
import { useText } from './messages.ts';
import styles from './ReauthDialog.module.css';

/** The answer to a request: a code was mailed, or the person may use their passkey. */
export type Asked =
  | { readonly request: string }
  | { readonly passkey: PublicKeyCredentialRequestOptionsJSON };

/** The server's side of re-authentication. */
export interface ReauthService {
  /** Sends a code by email; with `passkey`, returns options for a passkey instead if the person has one. */
  ask(options: { readonly passkey: boolean }): Promise<Asked>;
  /** Checks a code; rejects with `sign-in-invalid` for a wrong one. */
  complete(request: string, code: string): Promise<void>;
  /** Asks the browser for the passkey and checks its response. */
  completeWithPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<void>;
}

export interface ReauthDialogProps {
  readonly service: ReauthService;
  /** The recipient of the code. */
  readonly email: string;
  /** Called once, with true after a successful re-authentication. */
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** Asks for the person's passkey or a six-digit code, sent by email, before an important change. */
export function ReauthDialog({ service, email, onEnd }: ReauthDialogProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const request = useRef<Promise<Asked>>(undefined);
  const [hasPasskey, setHasPasskey] = useState(false);
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
  const ask = async (passkey: boolean) => {
    setError(undefined);
    setBusy('asking');
    request.current = service.ask({ passkey });
    try {
      const asked = await request.current;
      setHasPasskey('passkey' in asked);
      if ('request' in asked) notify.success(text.sent);
    } catch (failure) {
      request.current = undefined;
      fail(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const first = useRef(ask);
  useEffect(() => {
    if (!request.current) void first.current(true);
  }, []);

  const complete = async () => {
    const asked = await request.current?.catch(() => undefined);
    if (!asked || 'passkey' in asked) return ask(false);
    setBusy('completing');
    try {
      await service.complete(asked.request, code);
      onEnd(true);
    } catch (failure) {
      fail(failure);
    } finally {
      setBusy(undefined);
    }
  };
  const completeWithPasskey = async () => {
    setError(undefined);
    setBusy('completing');
    try {
      request.current ??= service.ask({ passkey: true });
      const asked = await request.current;
      if ('request' in asked) {
        // The passkey was removed meanwhile, and a code was mailed.
        setHasPasskey(false);
        return;
      }
      await service.completeWithPasskey(asked.passkey);
      onEnd(true);
    } catch {
      // Each try needs its own options.
      request.current = undefined;
      setError(text.passkeyFailed);
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
      {hasPasskey ? (
        <div className={styles.form}>
          <p>{text.passkeyLead}</p>
          {error && <Alert tone="danger">{error}</Alert>}
          <DialogFooter>
            <Button loading={busy === 'asking'} onClick={() => void ask(false)}>
              {text.useCode}
            </Button>
            <Button
              variant="primary"
              data-autofocus=""
              loading={busy === 'completing'}
              onClick={() => void completeWithPasskey()}
            >
              {text.usePasskey}
            </Button>
          </DialogFooter>
        </div>
      ) : (
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
            <Button loading={busy === 'asking'} onClick={() => void ask(false)}>
              {text.sendAgain}
            </Button>
            <Button type="submit" variant="primary" loading={busy === 'completing'}>
              {text.confirm}
            </Button>
          </DialogFooter>
        </form>
      )}
    </Dialog>
  );
}
