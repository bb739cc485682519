import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type OpenedReplies, openReplies, rae } from './testing/open-replies.ts';

const folder = new URL('./testing/mails/', import.meta.url);
const threadId = 'thread-1';

let portal: OpenedReplies;
let address: string;
beforeAll(async () => {
  portal = await openReplies();
  address = await portal.startThread(threadId);
});
afterAll(() => portal.close());

async function deliver(name: string): Promise<unknown> {
  await portal.resetLimits();
  const mail = await readFile(new URL(`${name}.eml`, folder), 'latin1');
  const token = address.replace(/^reply\+|@.*$/g, '');
  const answer = await portal.deliver(Buffer.from(mail.replaceAll('TOKEN', token), 'latin1'));
  expect(answer.status).toBe(200);
  return (await answer.json()).outcome;
}

/** The message that a mail becomes, by the name of its file; with the names of its files. */
const posted: Readonly<Record<string, string | readonly [text: string, ...files: string[]]>> = {
  'gmail-en': 'Yes, Tuesday at nine works.\n\nI will leave the key with Walt.',
  'gmail-es': 'Sí, el martes a las nueve está bien.',
  'gmail-fr': 'Oui, mardi à neuf heures me convient.',
  'gmail-de': 'Ja, Dienstag um neun passt.',
  'gmail-de-name-first': 'Ja, gern.',
  'gmail-interleaved': [
    'On Tue, Nov 3, 2026 at 10:00 AM Cedar Hollow <portal@portal.example>\nwrote:',
    '> Hello Rae,\n>\n> Roof repair\n>\n> Can you let the roofer in on Tuesday?',
    'Yes, at nine.',
    '> Open in the Portal: https://portal.example/messages/thread-1',
    'Done, thank you.',
  ].join('\n\n'),
  'gmail-answer-below': 'Yes, Tuesday works.\nRae',
  'gmail-html-only': 'Sí, el martes.\n * La llave\n * El portón',
  'outlook-desktop-en': 'Yes, Tuesday works.\n\nBest regards,\nRae Whitcomb',
  'outlook-web-de': 'Ja, Dienstag passt.\n\nViele Grüße\nRae',
  'outlook-web-es': 'Sí, el martes.',
  'outlook-fr': 'Oui, mardi me convient.',
  'outlook-ios-en': 'Works for me',
  'outlook-ios-es': 'De acuerdo.',
  'outlook-android-fr': 'C’est noté.',
  'outlook-android-de': 'Passt.',
  'outlook-answers-below': [
    'See my answers below.',
    '________________________________\nFrom: Cedar Hollow <portal@portal.example>\nSent: Tuesday, November 3, 2026 10:00 AM\nTo: Rae Whitcomb <rae@example.org>\nSubject: New message from Walt Simmons',
    'Can you let the roofer in on Tuesday?',
    'Yes, at nine.',
  ].join('\n\n'),
  'apple-mail-en': 'Yes, Tuesday works.\n\nRae',
  'apple-mail-de': 'Ja, gern.',
  'apple-mail-fr': 'Oui, volontiers.',
  'apple-mail-es': 'Sí, con gusto.',
  'iphone-en': 'On my way',
  'iphone-de': 'Bin unterwegs',
  'iphone-fr': 'J’arrive',
  'iphone-es': 'Voy en camino',
  'samsung-en': 'Fine with me.',
  'gmx-de': 'Geht klar.',
  'thunderbird-latin1-signature':
    'Grüße an alle. Der Schlüssel liegt bei Walt, wie besprochen,\nund das Tor ist offen.',
  'thunderbird-fr': 'D’accord pour mardi.',
  'no-quote-windows-1252':
    'On Tuesday at 9 I wrote:\nthe key – “the big one” – is with Walt.\n\nBest regards,\nRae',
  'sentence-like-a-signature': 'The spare key:\n\nSent from the shop on Monday, it should be here.',
  'attachments-two': ['Here is the offer, and a picture.', 'Angebot_Dach.pdf', 'roof.png'],
  'iphone-picture-only': ['IMG_4711.png', 'IMG_4711.png'],
  'outlook-logo-in-signature': 'Yes, Tuesday.\n\nRae Whitcomb',
  'smime-signed': 'Signed, but readable.',
  'forwarded-recipient': 'Yes, forwarded by my provider.',
};

/** The reason that the mail to the sender gives. */
const refused: Readonly<Record<string, string>> = {
  'smime-encrypted': 'It is encrypted, so the portal cannot read it. Send it without encryption.',
  'attachment-program': 'The file “setup.exe” cannot be added: File type not supported.',
  'attachment-calendar': 'The file “invite.ics” cannot be added: File type not supported.',
  'empty-answer': 'It contains nothing besides the mail that it quotes.',
  'other-sender': 'It came from an address that the portal does not know as yours.',
  'unknown-token': 'The address that you wrote to does not exist, or is no longer valid.',
};

const ignored = [
  'automatic-gmail-vacation',
  'automatic-outlook-de',
  'automatic-precedence',
  'automatic-list',
  'bounce-report',
  'bounce-empty-sender',
  'receipt',
];

it('is about every mail of the folder', async () => {
  const names = (await readdir(folder)).map((file) => file.replace('.eml', '')).sort();
  expect([...Object.keys(posted), ...Object.keys(refused), ...ignored].sort()).toEqual(names);
  expect(names.length).toBeGreaterThanOrEqual(40);
});

it.each(Object.entries(posted))('posts what the person wrote: %s', async (name, expected) => {
  const before = (await portal.messagesOf(threadId)).length;
  expect(await deliver(name)).toBe('posted');
  const [message, ...others] = (await portal.messagesOf(threadId)).slice(before);
  const [text, ...files] = [expected].flat();
  expect(message?.content).toBe(text);
  expect(message?.author.uid).toBe(rae.uid);
  expect(message?.attachments.map((file) => file.name)).toEqual(files);
  expect(others).toEqual([]);
});

it.each(Object.entries(refused))('mails why it refuses: %s', async (name, reason) => {
  const before = (await portal.messagesOf(threadId)).length;
  expect(await deliver(name)).toBe('refused');
  const sender = name === 'other-sender' ? 'rae@work.example' : rae.email;
  await vi.waitFor(
    async () => {
      const [mail] = await portal.mailsTo(sender);
      expect(mail?.subject).toBe('Your answer was not posted');
      expect(mail?.text).toContain(reason);
    },
    { timeout: 10_000 },
  );
  expect((await portal.messagesOf(threadId)).length).toBe(before);
});

it.each(ignored)('neither posts nor answers: %s (complaint 30)', async (name) => {
  const before = (await portal.messagesOf(threadId)).length;
  expect(await deliver(name)).toBe('ignored');
  expect((await portal.messagesOf(threadId)).length).toBe(before);
  const waiting = await portal.roster.query<{ data: { kind: string } }>(
    'SELECT data FROM jobs.job',
  );
  expect(JSON.stringify(waiting)).not.toContain('replyRefused');
});
