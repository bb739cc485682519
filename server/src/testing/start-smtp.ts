import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  /** The complete mail with its headers. */
  readonly raw: string;
  /** The same with soft line breaks removed. */
  readonly lines: string;
}

export interface StartedSmtp {
  readonly url: string;
  /** Completely transmitted mails in order, including those that the server then refused. */
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

export interface SmtpOptions extends Omit<SMTPServerOptions, 'onData'> {
  /** Returns a code, such as 451, to refuse a completely transmitted mail; called for each. */
  readonly refuseData?: () => number | undefined;
}

/** Starts a real SMTP server on a free port. */
export async function startSmtp({
  refuseData,
  ...options
}: SmtpOptions = {}): Promise<StartedSmtp> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        const raw = Buffer.concat(parts).toString();
        received.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          id: headerIn(raw, 'Message-ID'),
          subject: headerIn(raw, 'Subject'),
          raw,
          lines: raw.replaceAll(/=\r?\n/g, ''),
        });
        const code = refuseData?.();
        callback(code === undefined ? null : refusal(code));
      });
    },
    ...options,
  });
  // Ignores clients that disconnect in the middle.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Creates an error that makes the server answer with a code. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused.'), { responseCode });
}

function headerIn(raw: string, name: string): string {
  return raw.match(new RegExp(`^${name}: (.*)\r?$`, 'm'))?.[1]?.trim() ?? '';
}
