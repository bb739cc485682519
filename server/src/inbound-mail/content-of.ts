import { maxFiles } from '@hoa/domain';
import { withWindowsLetters } from '@hoa/domain/people';
import type { MailAttachment } from '../decoding/decoders.ts';
import type { ReadMail } from './read-received.ts';
import { ReplyRefusal } from './reply-refusal.ts';
import { writtenText } from './written-text.ts';

/** A NUL or half of a surrogate pair, which PostgreSQL cannot store. */
const unstorable = /\0|\p{Surrogate}/gu;

/** Pictures within the text that are smaller, in bytes, are logos and icons of signatures. */
const minPictureBytes = 20_000;

export interface ReplyContent {
  readonly text: string;
  readonly files: readonly (MailAttachment & { readonly path: string })[];
}

/**
 * Returns the content of an answer. Rejects with a `ReplyRefusal` if it is encrypted, too large or empty. An answer of
 * files only has their names as its text.
 * @param own See `writtenText`.
 */
export function contentOf(mail: ReadMail, own: readonly string[]): ReplyContent {
  const type = mail.headers.find(([name]) => name === 'content-type')?.[1].toLowerCase() ?? '';
  if (/^(application\/(x-)?pkcs7-mime|multipart\/encrypted)/.test(type)) {
    throw new ReplyRefusal('encrypted');
  }
  if (mail.isTooLarge) throw new ReplyRefusal('too-large');
  const files = mail.attachments
    .map((attachment, index) => ({ ...attachment, path: mail.pathOf(index) }))
    .filter((attachment) => !isPartOfForm(attachment));
  if (files.length > maxFiles) {
    throw ReplyRefusal.ofFile(files[maxFiles]?.name ?? '', 'file-count');
  }
  const names = files.map(({ name }) => name).filter((name) => name !== '');
  const text =
    writtenText(withWindowsLetters(mail.text.replace(unstorable, '')), own) || names.join('\n');
  if (text === '') throw new ReplyRefusal('no-text');
  return { text, files };
}

/** True for signatures and small pictures, which are not what the person wants to send. */
function isPartOfForm({ type, isInline, size }: MailAttachment): boolean {
  return (
    /^application\/((x-)?pkcs7-signature|pgp-(signature|keys))$/.test(type) ||
    (isInline && type.startsWith('image/') && size < minPictureBytes)
  );
}
