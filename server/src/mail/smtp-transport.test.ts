import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { type MailContent, MailRefusal, type MailTransport } from '../ports/mail.ts';
import { refusal, type SmtpOptions, startSmtp } from '../testing/start-smtp.ts';
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
  const { url, received } = await start();
  transport = createSmtpTransport(url);
  await transport.deliver(mail);
  expect(received).toHaveLength(1);
  const [{ to, raw } = { to: '', raw: '' }] = received;
  expect(to).toBe('ada@example.org');
  expect(raw).toContain(`Message-ID: ${mail.messageId}`);
  expect(raw).toMatch(/^From: Cedar Hollow <portal@example\.org>/m);
  expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
  expect(raw).toContain('Content-Type: text/plain');
  expect(raw).toContain('Content-Type: text/html');
});

it('marks mails as automatic, and says where to answer and what they answer (complaint 30)', async () => {
  const { url, received } = await start();
  transport = createSmtpTransport(url);
  const replyTo = 'reply+abc@portal.example';
  await transport.deliver({ ...mail, replyTo, inReplyTo: '<thread@portal.example>' });
  await transport.deliver({ ...mail, isAnswer: true });
  const [conversation, answer] = received;
  expect(conversation?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(conversation?.raw).toMatch(/^Reply-To: reply\+abc@portal\.example/m);
  expect(conversation?.raw).toMatch(/^References: <thread@portal\.example>/m);
  expect(answer?.raw).toMatch(/^Auto-Submitted: auto-replied/m);
  expect(answer?.raw).not.toMatch(/^Reply-To:/m);
});

/** Decodes a header with encoded words, such as `=?UTF-8?Q?Jos=C3=A9?=`. */
function headerIn(raw: string, name: string): string {
  const [, folded = ''] = new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'm').exec(raw) ?? [];
  const words = folded.replace(/\r\n[ \t]/g, ' ').replace(/\?=\s+=\?/g, '?==?');
  return words.replace(/=\?UTF-8\?([QB])\?(.*?)\?=/g, (_, kind: string, text: string) =>
    kind === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('_', ' ').replaceAll('%', '%25').replaceAll('=', '%')),
  );
}

it.each(["José O'Brien", 'D’Angelo ‘Row’', "'quoted' ʼOkina ′ ` ´", 'Élise "Lili" O’Neil; Co.'])(
  'keeps %s in headers as it is written [complaint 35]',
  async (name) => {
    const { url, received } = await start();
    transport = createSmtpTransport(url);
    const renamed = { ...mail, to: { ...mail.to, name }, subject: name };
    await transport.deliver({ ...renamed, from: { ...mail.from, name } });
    const [{ raw } = { raw: '' }] = received;
    expect(headerIn(raw, 'Subject')).toBe(name);
    const plain = (header: string) => headerIn(raw, header).replace(/\\(.)|^"|"(?= <)/g, '$1');
    expect(plain('To')).toBe(`${name} <ada@example.org>`);
    expect(plain('From')).toBe(`${name} <portal@example.org>`);
  },
);

it.each([
  ['a recipient', { onRcptTo: refuse(550) }, true],
  ['a recipient for now', { onRcptTo: refuse(450) }, false],
  ['a sender, which its owner may mend', { onMailFrom: refuse(550) }, false],
  ['a mail', { refuseData: () => 554 }, true],
  ['a mail for now', { refuseData: () => 451 }, false],
  ['everybody for now', { onConnect: refuse(421) }, false],
] satisfies [string, SmtpOptions, boolean][])(
  'distinguishes permanent from temporary refusals of %s',
  async (_, options, isFinal) => {
    const { url } = await start(options);
    transport = createSmtpTransport(url);
    const error = await transport.deliver(mail).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof MailRefusal).toBe(isFinal);
  },
);

it('tries again later when the server is down', async () => {
  const { url, close } = await start();
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
    ((three ?? two) as Callback)(refusal(responseCode));
}

async function start(options?: SmtpOptions) {
  const started = await startSmtp(options);
  onTestFinished(started.close);
  return started;
}

async function startSilent() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}` };
}
