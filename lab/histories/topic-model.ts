import type { Input, Output } from '@hoa/api';
import type { ForumTopic } from '@hoa/domain';
import { answerOf, type Call, isRefused, isSame } from './call.ts';
import type { Model } from './linearize.ts';

export interface TopicState {
  readonly isLocked: boolean;
  readonly views: number;
  /** The current comments, by mark. */
  readonly comments: Readonly<Record<string, CommentState>>;
}

interface CommentState {
  readonly content: string;
  readonly isEdited: boolean;
}

export const newTopic: TopicState = { isLocked: false, views: 0, comments: {} };

/** A topic; only its author or an administrator may change a comment. */
export const topicModel: Model<TopicState> = {
  step(state, call) {
    const { name, input, role, mark = '' } = call;
    const kept = state.comments[mark];
    switch (name) {
      case 'topics.recordView':
        return isRefused(call) ? undefined : { ...state, views: state.views + 1 };
      case 'topics.setLocked': {
        const { locked } = input as Input<'topics.setLocked'>;
        const after = { ...state, isLocked: locked };
        return isRefused(call) || !shows(after, call) ? undefined : after;
      }
      case 'comments.add': {
        if (isRefused(call, 'topic-locked')) return state.isLocked ? state : undefined;
        if (isRefused(call) || state.isLocked || kept) return undefined;
        const { content } = input as Input<'comments.add'>;
        return withComment(state, mark, { content, isEdited: false });
      }
      case 'comments.edit': {
        const isAllowed = role === 'admin' || !kept?.isEdited;
        if (isRefused(call, 'not-found')) return kept ? undefined : state;
        if (isRefused(call, 'comment-edited-once')) return kept && !isAllowed ? state : undefined;
        if (isRefused(call) || !kept || !isAllowed) return undefined;
        const { content } = input as Input<'comments.edit'>;
        return withComment(state, mark, { content, isEdited: true });
      }
      case 'comments.delete': {
        if (isRefused(call, 'not-found')) return kept ? undefined : state;
        if (isRefused(call) || !kept) return undefined;
        const { [mark]: _, ...comments } = state.comments;
        return { ...state, comments };
      }
      case 'topics.get':
        return !isRefused(call) && shows(state, call) ? state : undefined;
      case 'topics.comments': {
        if (isRefused(call)) return undefined;
        const shown = answerOf<Output<'topics.comments'>>(call).items.map(({ content }) => content);
        const held = Object.values(state.comments).map(({ content }) => content);
        return isSame(shown.sort(), held.sort()) ? state : undefined;
      }
      default:
        return undefined;
    }
  },
};

function withComment(state: TopicState, mark: string, comment: CommentState): TopicState {
  const comments = Object.entries({ ...state.comments, [mark]: comment });
  // Sorted, so that equal states have the same JSON, which the checker compares.
  comments.sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...state, comments: Object.fromEntries(comments) };
}

/** Checks that the answer shows the topic in this state; an unknown outcome always passes. */
function shows({ isLocked, views, comments }: TopicState, call: Call): boolean {
  if (call.outcome.kind === 'unknown') return true;
  const { locked, viewsCount, commentsCount } = answerOf<ForumTopic>(call);
  const count = Object.keys(comments).length;
  return locked === isLocked && viewsCount === views && commentsCount === count;
}
