import { foldedText } from '@hoa/domain';
import { maySeeDirectory } from '@hoa/domain/directory';
import { readSettings } from '../kernel/read-settings.ts';
import type { UseCase, UseCaseContext, UseCases } from '../kernel/use-case.ts';
import { withCurrentNames } from '../people/shown-people.ts';
import { searchedWords } from '../ports/text-search.ts';
import { readableTopic } from './readable-topic.ts';

interface Mentionable {
  readonly uid: string;
  readonly displayName: string;
}

/** The number of the latest comments whose authors may be mentioned. */
const maxComments = 100;
const maxChoices = 8;

const listMentionable: UseCase<'topics.mentionable'> = async (context, { topicId, search }) => {
  const { actor, repositories } = context;
  const words = searchedWords(search).map(({ word }) => word);
  const [participants, isDirectoryOpen] = await Promise.all([
    participantsOf(context, topicId),
    seesDirectory(context),
  ]);
  const listed = isDirectoryOpen
    ? await repositories.directoryEntries.find({
        where: { text: search },
        orderBy: [['displayName', 'asc']],
        limit: maxChoices + 1,
      })
    : [];
  const people = new Map<string, Mentionable>();
  for (const { uid, displayName } of participants) people.set(uid, { uid, displayName });
  for (const { id: uid, displayName } of listed) people.set(uid, { uid, displayName });
  people.delete(actor.uid);
  const found = [...people.values()].filter(({ displayName }) =>
    words.every((word) => foldedText(displayName).includes(word)),
  );
  return found.slice(0, maxChoices);
};

/** Returns those of these people whom the actor may mention on a topic: who took part, or is in the directory. */
export async function mentionedPeople(
  context: UseCaseContext,
  topicId: string,
  uids: readonly string[],
): Promise<Mentionable[]> {
  if (uids.length === 0) return [];
  const [participants, isDirectoryOpen] = await Promise.all([
    participantsOf(context, topicId),
    seesDirectory(context),
  ]);
  const listed = isDirectoryOpen ? await context.repositories.directoryEntries.getMany(uids) : [];
  const known = new Map(participants.map(({ uid, displayName }) => [uid, displayName]));
  for (const { id, displayName } of listed) known.set(id, displayName);
  return [...new Set(uids)].flatMap((uid) => {
    const displayName = known.get(uid);
    return displayName === undefined || uid === context.actor.uid ? [] : [{ uid, displayName }];
  });
}

/** Returns the authors of a topic and its latest comments, by their current names; three statements. */
async function participantsOf(context: UseCaseContext, topicId: string): Promise<Mentionable[]> {
  const topic = await readableTopic(context, topicId);
  const comments = await context.repositories.comments.find({
    where: { topicId },
    orderBy: [['createdAt', 'desc']],
    limit: maxComments,
  });
  const authors = [topic, ...comments].map(({ author }) => author);
  const people = new Map(authors.map(({ uid, displayName }) => [uid, { uid, displayName }]));
  return withCurrentNames(context, [...people.values()]);
}

async function seesDirectory(context: UseCaseContext): Promise<boolean> {
  return maySeeDirectory(context.actor, await readSettings(context)).ok;
}

export const mentionQueries = { 'topics.mentionable': listMentionable } satisfies UseCases;
