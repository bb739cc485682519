import { PortalError } from '@hoa/api';
import {
  type Author,
  type DirectoryEntry,
  mayWriteMessages,
  officeUid,
  permissionKey,
  personKey,
} from '@hoa/domain';
import { maySeeDirectory, shownEntry } from '@hoa/domain/directory';
import { attachFiles } from '../documents/attach-files.ts';
import { readSettings } from '../kernel/read-settings.ts';
import { assertAllowed } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { asAuthor } from '../people/shown-people.ts';
import type { StoredThread } from '../ports/records.ts';
import { draftId } from './message-drafts.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import { markFirstRead, threadReaders } from './shown-thread.ts';

/** Starts a conversation with the office or with neighbors, and removes the draft of a new message. */
const composeThread: UseCase<'threads.compose'> = async (context, input) => {
  const { actor, now, newId, repositories } = context;
  assertAllowed(mayWriteMessages(actor));
  const { toOffice, people, subject, content } = input;
  const author = asAuthor(actor);
  const others = toOffice ? [officeOf(context)] : await recipientsOf(context, people);
  const threadId = newId();
  const owner = { ownerKind: 'thread', ownerId: threadId } as const;
  const recorded = await attachFiles(context, input.attachments, owner);
  const attachments = recorded.map(({ id, name, mimeType }) => ({ id, name, type: mimeType }));
  const createdAt = now.toISOString();
  const participants = [author, ...others];
  const thread: StoredThread = {
    id: threadId,
    subject,
    type: 'direct',
    priority: 'normal',
    participants,
    readers: toOffice
      ? [personKey(actor.uid), permissionKey('messages')]
      : threadReaders({ type: 'direct', participants }),
    lastActivity: createdAt,
    lastMessage: content,
    attachments,
    messagesCount: 1,
    ...(toOffice && { office: { state: 'waiting', waitingSince: createdAt } }),
  };
  repositories.threads.put(thread);
  repositories.threadMessages.put({
    ...{ id: newId(), threadId, content, author, createdAt, attachments },
  });
  markFirstRead(context, thread);
  repositories.messageDrafts.remove(draftId(actor, 'new'));
  notifyOfMessage(context, thread, new Set());
  return { threadId };
};

function officeOf({ association }: UseCaseContext): Author {
  return { uid: officeUid, displayName: association.name, role: 'system' };
}

/**
 * Returns neighbors as participants. Rejects with the uids of those who are not listed, do not allow messages or have
 * blocked the actor, which cannot be told apart. Four statements.
 */
async function recipientsOf(context: UseCaseContext, people: readonly string[]): Promise<Author[]> {
  const { actor, repositories } = context;
  const uids = [...new Set(people)].filter((uid) => uid !== actor.uid);
  if (uids.length === 0) {
    throw new PortalError('invalid-input', { field: 'people', problem: 'recipients-required' });
  }
  assertAllowed(maySeeDirectory(actor, await readSettings(context)));
  const [entries, blocks] = await Promise.all([
    repositories.directoryEntries.getMany(uids),
    repositories.messageBlocks.find({ where: { uid: { in: uids }, blockedUid: actor.uid } }),
  ]);
  const blocking = new Set(blocks.map(({ uid }) => uid));
  const open = (await stillShown(context, entries)).filter(({ id }) => !blocking.has(id));
  const byUid = new Map(open.map((person) => [person.id, person]));
  const closed = uids.filter((uid) => !byUid.has(uid));
  if (closed.length > 0) {
    const params = { field: 'people', problem: 'not-receiving', people: closed.join(' ') };
    throw new PortalError('invalid-input', params);
  }
  return uids.flatMap((uid) => {
    const known = byUid.get(uid);
    return known ? { uid, displayName: known.displayName, role: known.role } : [];
  });
}

/** Lists neighbors to whom the actor may write, by name. */
const listRecipients: UseCase<'threads.recipients'> = async (context, input) => {
  const { actor, repositories } = context;
  assertAllowed(mayWriteMessages(actor));
  assertAllowed(maySeeDirectory(actor, await readSettings(context)));
  const { search, id, limit = recipientsOnPage, offset } = input;
  const blocks = await repositories.messageBlocks.find({ where: { blockedUid: actor.uid } });
  const hidden = [actor.uid, ...blocks.map(({ uid }) => uid)];
  if (id !== undefined && hidden.includes(id)) return { items: [], total: 0 };
  const { items, total } = await repositories.directoryEntries.page({
    where: {
      text: search,
      allowsMessages: true,
      id: id ?? { notIn: hidden },
    },
    orderBy: [['displayName', 'asc']],
    limit,
    offset,
  });
  const shown = await stillShown(context, items);
  return {
    items: shown.map(({ id: uid, displayName, units, title }) => ({
      id: uid,
      displayName,
      ...(units && { units }),
      ...(title !== undefined && { title }),
    })),
    total,
  };
};

const recipientsOnPage = 10;

/** Checks the profiles again, so that a changed choice applies before the job updates the entries. One statement. */
async function stillShown(
  { repositories }: UseCaseContext,
  entries: readonly DirectoryEntry[],
): Promise<(DirectoryEntry & Pick<Author, 'role'>)[]> {
  const profiles = await repositories.profiles.getMany(entries.map(({ id }) => id));
  const profileOf = new Map(profiles.map((profile) => [profile.id, profile]));
  return entries.flatMap((entry) => {
    const profile = profileOf.get(entry.id);
    const shown = profile && shownEntry(entry, profile);
    if (!shown?.allowsMessages) return [];
    return [{ ...shown, role: profile?.role === 'admin' ? 'admin' : 'resident' }];
  });
}

export const composeUseCases = {
  'threads.compose': composeThread,
  'threads.recipients': listRecipients,
} satisfies UseCases;
