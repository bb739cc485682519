import type { Association } from '@hoa/domain';
import type { Locale } from '@hoa/locales';
import type { Logger } from 'pino';
import type { Decoders } from '../decoding/decoders.ts';
import { DecodingRefusal } from '../decoding/decoders.ts';
import { describeError } from '../http/problem.ts';
import type { Limits } from '../identity/limits.ts';
import type { Roster } from '../identity/roster.ts';
import { hashToken } from '../identity/secrets.ts';
import type { QueuedMail } from '../ports/queued-work.ts';
import type { ReplyOutcome, ReplyReceiver, ThreadOfPerson } from '../ports/received-mail.ts';
import { privacyTexts } from '../privacy/privacy-texts.ts';
import { isAutomatic } from './automatic-mail.ts';
import { type PostingDependencies, postReply } from './post-reply.ts';
import { type ReadMail, readReceived } from './read-received.ts';
import { asReplyRefusal, type ReplyRefusal } from './reply-refusal.ts';

export interface ReplyReceiverDependencies extends PostingDependencies {
  readonly mailDecoders: Decoders;
  readonly replyAddresses: {
    matches(address: string): boolean;
    find(addresses: readonly string[]): Promise<ThreadOfPerson | undefined>;
  };
  readonly roster: Roster;
  readonly limits: Limits;
  readonly queue: (mail: QueuedMail) => Promise<void>;
  readonly origin: string;
  /** The sender address of the portal's mails. */
  readonly sender: string;
  readonly log: Logger;
}

/** A received mail with what is known about it. */
interface Identified {
  readonly mail: ReadMail;
  /** Its first sender. */
  readonly from: string;
  readonly messageId: string | undefined;
  /** Identifies the mail; the same if it is delivered again. */
  readonly key: string;
}

export function createReplyReceiver(dependencies: ReplyReceiverDependencies): ReplyReceiver {
  const { mailDecoders, replyAddresses, database, roster, limits, log } = dependencies;
  const own = [dependencies.sender.toLowerCase()];

  async function handle(mail: ReadMail, traceId: string): Promise<ReplyOutcome> {
    const [from = ''] = mail.from;
    if (isAutomatic(mail, own) || replyAddresses.matches(from)) return 'ignored';
    const identified = { mail, from, ...identityOf(mail) };
    const target = await replyAddresses.find(mail.recipients);
    const association = target && (await database.association(target.hoaId));
    try {
      await postReply(dependencies, { ...identified, target, association, traceId });
      return 'posted';
    } catch (error) {
      const refusal = asReplyRefusal(error);
      log.info({ reason: refusal.message, traceId }, 'mail refused');
      await refuse({ ...identified, uid: target?.uid }, refusal, association);
      return 'refused';
    }
  }

  /** Mails the sender why, unless too many such mails were sent. */
  async function refuse(
    { from, messageId, key, uid }: Identified & { readonly uid: string | undefined },
    refusal: ReplyRefusal,
    association: Association | undefined,
  ): Promise<void> {
    const [isFirst] = await limits.within(['refusalsOfMail', `${key} ${from}`]);
    if (!isFirst) return;
    // Several people may share the email.
    const member = (uid && (await roster.member(from, uid))) || (await roster.member(from));
    const areWithin = await limits.within(
      ['refusalsToAddress', from],
      ...(member ? [] : [['refusalsToStrangers', ''] as const]),
    );
    if (areWithin.includes(false)) return;
    const locale: Locale = member?.language ?? 'en';
    await dependencies.queue({
      key: `reply-refused:${hashToken(`${key} ${from}`)}`,
      to: { name: member?.person.displayName ?? from, address: from },
      locale,
      association: association?.name ?? privacyTexts[locale].portal,
      hoaId: association?.id,
      inReplyTo: messageId ?? key,
      content: {
        type: 'replyRefused',
        link: dependencies.origin,
        reason: refusal.textIn(locale),
      },
    });
  }

  return async (body, traceId) => {
    try {
      return await readReceived(mailDecoders, body, (mail) => handle(mail, traceId));
    } catch (error) {
      if (!(error instanceof DecodingRefusal)) throw error;
      log.warn({ error: describeError(error), traceId }, 'unreadable mail');
      return 'ignored';
    }
  };
}

function identityOf({ headers, from, text }: ReadMail): Pick<Identified, 'messageId' | 'key'> {
  const of = (name: string) => headers.find(([key]) => key === name)?.[1].trim();
  const messageId = /^<[^<>\s]{1,250}>$/.exec(of('message-id') ?? '')?.[0];
  return { messageId, key: messageId ?? hashToken(JSON.stringify([of('date'), from, text])) };
}
