import { type Actor, type Comment, compareNames, excerptOf } from '@hoa/domain';
import { seesComment } from '@hoa/domain/forums';
import { conversationPage, listPage } from '../kernel/conversation-page.ts';
import { unversioned } from '../kernel/refuse-if-changed.ts';
import type { UseCase, UseCases } from '../kernel/use-case.ts';
import { searchByCurrentNames, shownAuthors, withShownAuthors } from '../people/shown-people.ts';
import type { Versioned } from '../ports/repository.ts';
import { isFollower, withThanks } from './participation.ts';
import { readableTopic } from './readable-topic.ts';

const topicPageSize = 10;
const updatePageSize = 25;

const sortedBy = {
  title: 'title',
  status: 'status',
  activity: 'lastActivity',
  comments: 'commentsCount',
} as const;

const openToEveryone = { withheld: { isMissing: true } } as const;

/** Pinned first, then by last activity, latest first. */
export const listTopics: UseCase<'topics.list'> = async (context, input) => {
  const { repositories } = context;
  const { tag, status, search, sort, ...page } = input;
  const tags = tag === undefined ? undefined : { hasAny: [tag] };
  const text = await searchByCurrentNames(context, search, 'author.uid');
  const where = { tags, status, text, ...openToEveryone };
  const [listed, all] = await Promise.all([
    listPage(
      repositories.topics,
      {
        where,
        orderBy: sort
          ? [[sortedBy[sort.column], sort.direction]]
          : [
              ['pinned', 'desc'],
              ['lastActivity', 'desc'],
            ],
      },
      page,
      topicPageSize,
      (topic) => ({ ...unversioned(topic), description: excerptOf(topic.description) }),
    ),
    repositories.topics.count(openToEveryone),
  ]);
  return { ...listed, items: await withShownAuthors(context, listed.items), all };
};

export const listTopicTags: UseCase<'topics.tags'> = async ({ repositories }) => {
  const tags = await repositories.topics.aggregate({ where: openToEveryone, groupBy: 'tags' });
  return tags.map(({ group }) => group).sort(compareNames);
};

export const getTopic: UseCase<'topics.get'> = async (context, { topicId }) => {
  const topic = unversioned(await readableTopic(context, topicId));
  const shown = await shownAuthors(context, [topic.author]);
  const author = shown(topic.author);
  // The text of the topic is now a comment on the other one, which may be hidden.
  if (topic.withheld === 'merged') return { ...topic, author, title: '', description: '' };
  return { ...topic, author, isFollowing: await isFollower(context, topic) };
};

/** Newest first. */
export const listTopicUpdates: UseCase<'topics.updates'> = async (context, input) => {
  const { topicId, ...page } = input;
  await readableTopic(context, topicId);
  return listPage(
    context.repositories.topicUpdates,
    { where: { topicId }, orderBy: [['createdAt', 'desc']] },
    page,
    updatePageSize,
    unversioned,
  );
};

/** Lists the newest comments, each with all its replies, so that no reply is shown without its comment. */
export const listComments: UseCase<'topics.comments'> = async (context, input) => {
  const { topicId, ...page } = input;
  const { comments } = context.repositories;
  await readableTopic(context, topicId);
  const where = { topicId, parentId: { isMissing: true } };
  const show = (comment: Versioned<Comment>) => shownComment(context.actor, unversioned(comment));
  const { items, hasEarlier } = await conversationPage(comments, where, page, show);
  const replies = await comments.find({
    where: { parentId: { in: items.map(({ id }) => id) } },
    orderBy: [['createdAt', 'asc']],
  });
  const all = await withShownAuthors(context, [...items, ...replies.map(show)]);
  return { items: inOrder(await withThanks(context, all)), hasEarlier };
};

/** Returns a comment without its text and the reason if a moderator has hidden it from the actor. */
function shownComment(actor: Actor, { hiddenReason, ...comment }: Comment): Comment {
  if (!seesComment(actor, comment)) {
    const { mentions: _, ...rest } = comment;
    return { ...rest, content: '' };
  }
  return hiddenReason === undefined ? comment : { ...comment, hiddenReason };
}

function inOrder(comments: Comment[]): Comment[] {
  return comments.sort((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

export const topicQueries = {
  'topics.list': listTopics,
  'topics.tags': listTopicTags,
  'topics.get': getTopic,
  'topics.updates': listTopicUpdates,
  'topics.comments': listComments,
} satisfies UseCases;
