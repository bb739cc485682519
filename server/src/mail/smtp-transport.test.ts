import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { type MailContent, MailRefusal, type MailTransport } from './mail.ts';
import { renderMail } from './render-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const content: MailContent = {
  type: 'broadcast',
  link: 'https://portal.example',
  title: 'Grüße – Ölheizung',
  message: 'Bitte prüfen.\n.\nEin Punkt.',
};
const mail = renderMail(
  {
    key: 'key-1',
    to: { name: 'Ada "the first", <b>', address: 'ada@example.org' },
    locale: 'de',
    association: 'Cedar Hollow',
    content,
  },
  'portal@example.org',
);

let transport: MailTransport | undefined;
afterEach(() => transport?.close());

it('hands a mail over to a real server, with its id, sender, recipient and both forms', async () => {
  const { url, received } = await startSmtp();
  transport = createSmtpTransport(url);
  await transport.deliver(mail);
  expect(received).toHaveLength(1);
  const [{ to, raw } = { to: [], raw: '' }] = received;
  expect(to).toEqual(['ada@example.org']);
  expect(raw).toContain(`Message-ID: ${mail.messageId}`);
  expect(raw).toMatch(/^From: Cedar Hollow <portal@example\.org>/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
});

it.each([
  ['a recipient', { onRcptTo: refuse(550) }, true],
  ['a recipient for now', { onRcptTo: refuse(450) }, false],
  ['a sender, which its owner may mend', { onMailFrom: refuse(550) }, false],
  ['a mail', { onData: refuseData(554) }, true],
  ['a mail for now', { onData: refuseData(451) }, false],
  ['everybody for now', { onConnect: refuse(421) }, false],
] satisfies [string, SMTPServerOptions, boolean][])(
  'tells whether the refusal of %s is final',
  async (_, options, isFinal) => {
    const { url } = await startSmtp(options);
    transport = createSmtpTransport(url);
    const error = await transport.deliver(mail).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefusal).toBe(isFinal);
  },
);

it('tries again later when the server is down', async () => {
  const { url, close } = await startSmtp();
  await close();
  transport = createSmtpTransport(url);
  const error = await transport.deliver(mail).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefusal);
});

it('gives a server up that says nothing, and tries again later', async () => {
  const { url } = await startSilent();
  transport = createSmtpTransport(url, 50);
  const error = await transport.deliver(mail).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: 'ETIMEDOUT' });
  expect(error).not.toBeInstanceOf(MailRefusal);
});

type Callback = (error: Error) => void;

function refuse(responseCode: number) {
  return (_one: unknown, two: unknown, three?: unknown) =>
    ((three ?? two) as Callback)(Object.assign(new Error('Refused.'), { responseCode }));
}

function refuseData(responseCode: number): NonNullable<SMTPServerOptions['onData']> {
  return (stream, _, callback) => {
    stream
      .resume()
      .once('end', () => callback(Object.assign(new Error('Refused.'), { responseCode })));
  };
}

async function startSmtp(options: SMTPServerOptions = {}) {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(parts).toString() });
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  return { received, close, url: urlOf(server.server) };
}

async function startSilent() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: urlOf(server) };
}

function urlOf(server: Server): string {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return `smtp://127.0.0.1:${address.port}`;
}
