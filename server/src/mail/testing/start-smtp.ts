import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail as a server took it. */
export interface ReceivedMail {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  /** The whole of it, headers included. */
  readonly raw: string;
  /** The same, with the lines that were broken to be sent as one again. */
  readonly lines: string;
}

export interface StartedSmtp {
  readonly url: string;
  /** Every mail whose whole text arrived, in order, also those that were then refused. */
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

export interface SmtpOptions extends Omit<SMTPServerOptions, 'onData'> {
  /** Refuses a mail that has arrived by an answer such as 451; asked anew for each. */
  readonly refuseData?: () => number | undefined;
}

/** A real SMTP server on a port of its own. */
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
  // A client that goes away in the middle.
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

/** What makes the server answer with a code. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error('Refused.'), { responseCode });
}

function headerIn(raw: string, name: string): string {
  return raw.match(new RegExp(`^${name}: (.*)\r?$`, 'm'))?.[1]?.trim() ?? '';
}
