import type { ReceivedMail } from '../decoding/decoders.ts';

/** Senders that no person writes from. */
const programs = /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)(\+[^@]*)?@/;

/**
 * True for answers by programs, bounces, receipts and lists (RFC 3834), which are neither posted nor answered, so that
 * programs cannot write to each other forever.
 * @param own The addresses that the portal itself sends from and receives at.
 */
export function isAutomatic(
  { headers, from }: Pick<ReceivedMail, 'headers' | 'from'>,
  own: readonly string[],
): boolean {
  const values = (name: string) =>
    headers.filter(([key]) => key === name).map(([, value]) => value.trim().toLowerCase());
  const has = (...names: readonly string[]) => headers.some(([key]) => names.includes(key));
  const [sender, ...others] = from;
  return (
    sender === undefined ||
    others.length > 0 ||
    programs.test(sender) ||
    own.includes(sender) ||
    values('return-path').includes('<>') ||
    values('auto-submitted').some((value) => !/^no\b/.test(value)) ||
    values('precedence').some((value) => /^(bulk|junk|list|auto_reply)\b/.test(value)) ||
    values('content-type').some((value) => value.startsWith('multipart/report')) ||
    has(
      'x-auto-response-suppress',
      'x-autoreply',
      'x-autorespond',
      'x-failed-recipients',
      'list-id',
      'list-unsubscribe',
    )
  );
}
