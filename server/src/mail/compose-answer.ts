import { createTransport } from 'nodemailer';
import type { MailboxEntry } from './mailbox.ts';

/** Composes the answer to a mail as mail programs do: below it, the answered mail is quoted. */
export async function composeAnswer(
  { messageId, to, replyTo, subject, text, at }: MailboxEntry,
  answer: string,
): Promise<Uint8Array> {
  const quoted = text.trimEnd().replaceAll(/^/gm, '> ');
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({
    from: to,
    to: replyTo ?? '',
    subject: `Re: ${subject}`,
    inReplyTo: messageId,
    references: messageId,
    text: `${answer}\n\nOn ${at.toUTCString()}, the portal wrote:\n\n${quoted}\n`,
  });
  return message as Buffer;
}
