import type { Comment, ForumTopic } from '@hoa/domain';
import { type Operation, PortalError } from '@hoa/portal';
import {
  actors,
  fakeGateway,
  type Handlers,
  renderScreen,
  type ScreenOptions,
} from '@hoa/portal/testing';
import { TopicScreen } from '../TopicScreen.tsx';

/** The instant `ms` milliseconds ago, in ISO format. */
export const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

export const theo = { uid: 'resident-2', displayName: 'Theo Brandt', role: 'resident' } as const;
export const riley = {
  uid: actors.resident.uid,
  displayName: actors.resident.displayName,
  role: 'resident',
} as const;

/** A topic by Theo. */
export const sampleTopic = (changes: Partial<ForumTopic> = {}): ForumTopic => ({
  id: 'topic-1',
  title: 'Who shovels which steps',
  description: 'Pick a flight and write it down.',
  tags: ['winter'],
  status: 'open',
  pinned: false,
  locked: false,
  author: theo,
  createdAt: ago(9 * 86_400_000),
  lastActivity: ago(7_200_000),
  commentsCount: 1,
  updatesCount: 0,
  viewsCount: 90,
  ...changes,
});

/** A comment by Theo, a day old. */
export const sampleComment = (changes: Partial<Comment> = {}): Comment => ({
  id: 'comment-1',
  topicId: 'topic-1',
  author: theo,
  content: 'North steps of Building B.',
  createdAt: ago(86_400_000),
  ...changes,
});

const commentsPerPart = 50;

interface Options extends Partial<Omit<ScreenOptions, 'gateway' | 'route'>> {
  readonly topic?: ForumTopic;
  readonly comments?: readonly Comment[];
  readonly handlers?: Handlers;
  readonly unsupported?: readonly Operation[];
}

/** Shows a topic; the gateway stores its comments as an adapter would. */
export function showTopic(options: Options) {
  const { topic = sampleTopic(), comments = [], handlers, unsupported = [], ...rest } = options;
  let kept = [...comments];
  const author = rest.actor ?? actors.resident;
  const found = (id: string) => {
    const comment = kept.find((each) => each.id === id);
    if (!comment) throw new PortalError('not-found');
    return comment;
  };
  const answers: Handlers = {
    'topics.get': () => topic,
    'topics.updates': () => ({ items: [], total: 0 }),
    'topics.comments': ({ before = '9999' }) => {
      const earlier = kept.filter(({ createdAt }) => createdAt < before);
      return {
        items: earlier.slice(-commentsPerPart),
        hasEarlier: earlier.length > commentsPerPart,
      };
    },
    'polls.list': () => [],
    'topics.recordView': () => ({}),
    'comments.add': ({ topicId, content, parentId }) => {
      const { uid, displayName, role } = author;
      const createdAt = new Date().toISOString();
      const id = `comment-${kept.length + 1}`;
      const comment: Comment = {
        ...{ id, topicId, content, createdAt },
        author: { uid, displayName, role },
        ...(parentId && { parentId }),
      };
      kept = [...kept, comment];
      return comment;
    },
    'comments.edit': ({ commentId, content }) => {
      const edited = { ...found(commentId), content, editedAt: new Date().toISOString() };
      kept = kept.map((comment) => (comment.id === commentId ? edited : comment));
      return edited;
    },
    'comments.delete': ({ commentId }) => {
      kept = kept.filter(({ id, parentId }) => id !== commentId && parentId !== commentId);
      return {};
    },
    ...handlers,
  };
  const gateway = fakeGateway(answers, { unsupported });
  return renderScreen(<TopicScreen />, {
    gateway,
    at: `/forums/${topic.id}`,
    route: '/forums/:topicId',
    ...rest,
  });
}
