import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { PortalError } from '@hoa/api';
import { type Association, actorIn, type UploadedFile } from '@hoa/domain';
import { normalizeEmail } from '@hoa/domain/email';
import { runOperation } from '@hoa/use-cases';
import { replyByMail } from '@hoa/use-cases/messages/reply-by-mail';
import { type StoringDependencies, storeUpload } from '../files/store-upload.ts';
import type { RunDependencies } from '../http/run-request.ts';
import type { Limits } from '../identity/limits.ts';
import type { Roster } from '../identity/roster.ts';
import { hashToken } from '../identity/secrets.ts';
import type { ThreadOfPerson } from '../ports/received-mail.ts';
import type { NamedMembership } from '../ports/sessions.ts';
import { contentOf, type ReplyContent } from './content-of.ts';
import type { ReadMail } from './read-received.ts';
import { asReplyRefusal, ReplyRefusal } from './reply-refusal.ts';

export interface PostingDependencies
  extends StoringDependencies,
    Pick<RunDependencies, 'useCases' | 'paymentProvider'> {
  readonly database: RunDependencies['database'];
  readonly roster: Pick<Roster, 'member'>;
  readonly limits: Pick<Limits, 'count'>;
  /** The sender address of the portal's mails. */
  readonly sender: string;
}

interface ReceivedReply {
  readonly mail: ReadMail;
  readonly from: string;
  /** Identifies the mail; the same if it is delivered again. */
  readonly key: string;
  /** Undefined if the mail was sent to no known address. */
  readonly target: ThreadOfPerson | undefined;
  readonly association: Association | undefined;
  readonly traceId: string;
}

/**
 * Posts an answer by mail as the person to whom the answered mail was sent, with the permissions that they have now.
 * Rejects with a `ReplyRefusal`, or with an error that may become one.
 */
export async function postReply(
  dependencies: PostingDependencies,
  { mail, from, key, target, association, traceId }: ReceivedReply,
): Promise<void> {
  const { database, roster, limits, sender } = dependencies;
  if (!target || !association) throw new ReplyRefusal('unknown-address');
  const { threadId, uid } = target;
  const messageId = `mail-${hashToken(`${threadId} ${key}`)}`;
  const reading = database.unitOfWork({ uid: null, operation: 'mail.receive', traceId });
  const { person, known } = await reading.read(association, async ({ repositories }) => ({
    person: await repositories.people.get(uid),
    known: await repositories.threadMessages.get(messageId),
  }));
  if (!person || normalizeEmail(person.email) !== normalizeEmail(from)) {
    throw new ReplyRefusal('other-sender');
  }
  // Nothing is stored again for a mail that is delivered again.
  if (known) return;
  const member = await roster.member(from, uid);
  const memberships = (member?.memberships ?? []).filter(
    // A former owner only reads.
    (each) => each.uid === uid && each.hoaId === association.id && each.until === undefined,
  );
  if (memberships.length === 0) throw new ReplyRefusal('no-access');
  const content = contentOf(mail, [sender, association.name]);
  const account = from.toLowerCase();
  const kilobytes = Math.ceil(content.files.reduce((sum, { size }) => sum + size, 0) / 1000);
  await limits.count(['repliesByPerson', account]);
  if (content.files.length > 0) {
    await limits.count(
      ['uploadsByPerson', account, content.files.length],
      ['kilobytesByPerson', account, kilobytes],
    );
  }
  const posting = { association, threadId, messageId, traceId, from, content };
  await inFirstPossible(memberships, (membership) => postAs(dependencies, membership, posting));
}

/** Runs `post` in each role of the person until one of them may read the thread. */
async function inFirstPossible(
  memberships: readonly NamedMembership[],
  post: (membership: NamedMembership) => Promise<void>,
): Promise<void> {
  for (const [index, membership] of memberships.entries()) {
    try {
      return await post(membership);
    } catch (error) {
      const isLast = index === memberships.length - 1;
      if (isLast || PortalError.from(error).code !== 'thread-not-found') throw error;
    }
  }
}

interface Posting {
  readonly association: Association;
  readonly threadId: string;
  readonly messageId: string;
  readonly traceId: string;
  readonly from: string;
  readonly content: ReplyContent;
}

async function postAs(
  dependencies: PostingDependencies,
  membership: NamedMembership,
  { association, threadId, messageId, traceId, from, content }: Posting,
): Promise<void> {
  const { id: membershipId, uid, displayName } = membership;
  const actor = actorIn({ uid, displayName, email: from }, membership);
  const sourceOf = (operation: string) => ({
    uid,
    displayName,
    role: actor.role,
    operation,
    traceId,
  });
  const attachments: UploadedFile[] = [];
  for (const [index, { name, size, path }] of content.files.entries()) {
    const stored = storeUpload(dependencies, {
      actor,
      association,
      source: sourceOf('files.upload'),
      name,
      size,
      body: Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      folder: 'messages',
      requestId: `${messageId}-${index}`,
      beforeStoring: (more) =>
        dependencies.limits.count(['kilobytesByPerson', from, Math.ceil(more / 1000)]),
    });
    attachments.push(
      await stored.catch((error: unknown) => {
        throw asReplyRefusal(error, name);
      }),
    );
  }
  await runOperation(
    {
      ...dependencies,
      useCases: {
        ...dependencies.useCases,
        'threads.reply': replyByMail({ membershipId, messageId }),
      },
      unitOfWork: dependencies.database.unitOfWork(sourceOf('threads.reply')),
      session: () => actor,
      association: () => association,
    },
    'threads.reply',
    { threadId, content: content.text, attachments },
  );
}
