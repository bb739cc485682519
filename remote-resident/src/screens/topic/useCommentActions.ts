import { type Comment, type ForumTopic, replyParentId } from '@hoa/domain';
import { useFailure, useNotifySent } from '@hoa/parts';
import { flushSync, useCommand } from '@hoa/shared';
import { useRef, useState } from 'react';
import { useText } from './messages/index.ts';

/** The reply or edit field that is open; at most one. */
interface OpenField {
  readonly kind: 'reply' | 'edit';
  readonly commentId: string;
}

/** The commands on a topic's comments; each resolves to whether it succeeded. */
export interface CommentActions {
  readonly add: (content: string) => Promise<boolean>;
  readonly reply: (comment: Comment, content: string) => Promise<boolean>;
  readonly edit: (comment: Comment, content: string) => Promise<boolean>;
  readonly remove: (comment: Comment) => Promise<boolean>;
  readonly isRemoving: boolean;
  /** The field that is open at a comment. */
  readonly openAt: (comment: Comment) => OpenField['kind'] | null;
  readonly open: (kind: OpenField['kind'], comment: Comment) => void;
  /** Closes the open field and moves the focus to its comment. */
  readonly close: (comment: Comment) => void;
  /** Drafts by comment id, kept while the virtual list unmounts their fields. */
  readonly drafts: Map<string, string>;
}

/** The DOM id of a comment, which gets the focus when its field closes. */
export const commentElementId = (commentId: string) => `comment-${commentId}`;

/** Adds, edits and deletes comments, with a toast for each result. */
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
