import type { Actor, Comment, ForumTopic } from '@hoa/domain';
import { useFailure } from '@hoa/parts';
import { flushSync, notify, useCommand } from '@hoa/portal';
import { keptTexts } from '@hoa/ui';
import { useState } from 'react';
import { useText } from './messages.ts';

/** The open reply or edit field; at most one. */
interface OpenField {
  readonly kind: 'reply' | 'edit';
  readonly commentId: string;
}

/** The open field at a topic's comments, and their deletion. */
export interface CommentActions {
  /** Resolves to true if it succeeded. */
  readonly remove: (comment: Comment) => Promise<boolean>;
  readonly isRemoving: boolean;
  /** True if a field is open at any comment. */
  readonly isOpen: boolean;
  /** Returns the open field at a comment. */
  readonly openAt: (comment: Comment) => OpenField['kind'] | null;
  readonly open: (kind: OpenField['kind'], comment: Comment) => void;
  /** Closes the open field and moves the focus to its comment. */
  readonly close: (comment: Comment) => void;
}

/** The DOM id of a comment, which gets the focus when its field closes. */
export const commentElementId = (commentId: string) => `comment-${commentId}`;

/** Opens the field of a comment, initially one with unsent text, and deletes comments. */
export function useCommentActions(
  { id: topicId }: Pick<ForumTopic, 'id'>,
  visitor: Actor | null,
): CommentActions {
  const text = useText();
  const fail = useFailure();
  const [runDelete, { isLoading: isRemoving }] = useCommand('comments.delete');
  const [field, setField] = useState(() => visitor && fieldWithText(visitor.uid, topicId));

  return {
    remove: async ({ id }) => {
      try {
        await runDelete({ commentId: id });
      } catch (error) {
        fail(error, text.failedToDelete);
        return false;
      }
      notify.success(text.deleted);
      return true;
    },
    isRemoving,
    isOpen: field !== null,
    openAt: ({ id }) => (field?.commentId === id ? field.kind : null),
    open: (kind, { id }) => setField({ kind, commentId: id }),
    close: ({ id }) => {
      flushSync(() => setField(null));
      document.getElementById(commentElementId(id))?.focus();
    },
  };
}

function fieldWithText(uid: string, topicId: string): OpenField | null {
  for (const kind of ['reply', 'edit'] as const) {
    const start = `${commentPlace(topicId, kind)}:`;
    const [place] = keptTexts(uid).places(start);
    if (place) return { kind, commentId: place.slice(start.length) };
  }
  return null;
}

/** Returns the key of an unsent text: a new comment on a topic, a reply to a comment, or an edit of one. */
export function commentPlace(topicId: string, kind?: 'reply' | 'edit', commentId?: string): string {
  return ['topic', topicId, kind, commentId].filter(Boolean).join(':');
}
