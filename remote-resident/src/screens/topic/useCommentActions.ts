import { flushSync, useCommand } from '@hoa/shared';
import { type Comment, type ForumTopic, replyParentId } from '@hoa/shared/domain';
import { useNotifySent } from '@hoa/shared/outbox';
import { useRef, useState } from 'react';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';

/** The one field that is open among the comments. */
interface OpenField {
  readonly kind: 'reply' | 'edit';
  readonly commentId: string;
}

/** What can be done with the comments of a topic; each answers whether it has worked. */
export interface CommentActions {
  readonly add: (content: string) => Promise<boolean>;
  readonly reply: (comment: Comment, content: string) => Promise<boolean>;
  readonly edit: (comment: Comment, content: string) => Promise<boolean>;
  readonly remove: (comment: Comment) => Promise<boolean>;
  readonly isRemoving: boolean;
  /** Which field is open at a comment, if any. */
  readonly openAt: (comment: Comment) => OpenField['kind'] | null;
  readonly open: (kind: OpenField['kind'], comment: Comment) => void;
  /** Closes the open field and takes the focus back to its comment. */
  readonly close: (comment: Comment) => void;
  /** What was typed into open fields, kept while a long list has them out of sight. */
  readonly drafts: Map<string, string>;
}

/** The id of a comment's element, where the focus goes after work on it. */
export const commentElementId = (commentId: string) => `comment-${commentId}`;

/** Adds, answers, edits and deletes comments, and says so. */
export function useCommentActions({ id: topicId }: Pick<ForumTopic, 'id'>): CommentActions {
  const text = useText();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const [runAdd] = useCommand('comments.add');
  const [runEdit] = useCommand('comments.edit');
  const [runDelete, { isLoading: isRemoving }] = useCommand('comments.delete');
  const [field, setField] = useState<OpenField | null>(null);
  const drafts = useRef(new Map<string, string>());

  const close = ({ id }: Comment) => {
    drafts.current.delete(id);
    flushSync(() => setField(null));
    document.getElementById(commentElementId(id))?.focus();
  };
  const attempt = async (work: () => Promise<object>, done: string, failed: string) => {
    try {
      notifySent(await work(), done);
    } catch (error) {
      fail(error, failed);
      return false;
    }
    return true;
  };

  return {
    add: (content) => attempt(() => runAdd({ topicId, content }), text.posted, text.failedToPost),
    reply: async (comment, content) => {
      const parentId = replyParentId(comment);
      const post = () => runAdd({ topicId, content, parentId });
      const isPosted = await attempt(post, text.posted, text.failedToPost);
      if (isPosted) close(comment);
      return isPosted;
    },
    edit: async (comment, content) => {
      const save = () => runEdit({ commentId: comment.id, content });
      const isSaved = await attempt(save, text.updated, text.failedToUpdate);
      if (isSaved) close(comment);
      return isSaved;
    },
    remove: ({ id }) =>
      attempt(() => runDelete({ commentId: id }), text.deleted, text.failedToDelete),
    isRemoving,
    openAt: ({ id }) => (field?.commentId === id ? field.kind : null),
    open: (kind, { id }) => {
      drafts.current.clear();
      setField({ kind, commentId: id });
    },
    close,
    drafts: drafts.current,
  };
}
