import { type Comment, type ForumTopic, replyParentId } from '@hoa/domain';
import {
  EditConflict,
  useConflictText,
  useEditConflict,
  useFailure,
  useKeptMessage,
  useNotifySent,
} from '@hoa/parts';
import { useLocation } from '@hoa/portal';
import { Composer } from '../../composer/Composer.tsx';
import { commentHash } from './join-hash.ts';
import { useText } from './messages.ts';
import { commentPlace } from './useCommentActions.ts';
import { useMentions } from './useMentions.tsx';

interface CommentFieldProps {
  readonly topic: ForumTopic;
  readonly comment: Comment;
  /** Called when it is sent or cancelled. */
  readonly onClose: () => void;
}

interface NewCommentFieldProps extends Pick<CommentFieldProps, 'topic'> {
  readonly onSent: () => void;
}

/** The field to add a comment to a topic; it gets the focus if the URL ends in `#comment`. */
export function NewCommentField({ topic, onSent }: NewCommentFieldProps) {
  const text = useText();
  const { hash } = useLocation();
  const added = useAddOutcome();
  const message = useKeptMessage({
    place: commentPlace(topic.id),
    operation: 'comments.add',
    onSent: (answer) => {
      added.onSent(answer);
      onSent();
    },
    onFailed: added.onFailed,
  });
  const mentions = useMentions(topic.id, message);
  return (
    <Composer
      labels={{ field: text.addComment, send: text.post, required: text.required }}
      message={message}
      onSend={(content) =>
        message.send({ topicId: topic.id, content, ...mentions.mentionsIn(content) })
      }
      files={mentions.choices}
      takesFocus={hash === `#${commentHash}`}
    />
  );
}

/** The field to answer a comment. */
export function ReplyField({ topic, comment, onClose }: CommentFieldProps) {
  const text = useText();
  const added = useAddOutcome();
  const message = useKeptMessage({
    place: commentPlace(topic.id, 'reply', comment.id),
    operation: 'comments.add',
    onSent: (answer) => {
      added.onSent(answer);
      onClose();
    },
    onFailed: added.onFailed,
  });
  const parentId = replyParentId(comment);
  const mentions = useMentions(topic.id, message);
  return (
    <Composer
      labels={{
        field: text.replyTo({ name: comment.author.displayName }),
        send: text.postReply,
        required: text.replyRequired,
      }}
      message={message}
      onSend={(content) =>
        message.send({ topicId: topic.id, content, parentId, ...mentions.mentionsIn(content) })
      }
      files={mentions.choices}
      onCancel={onClose}
    />
  );
}

interface EditFieldProps extends CommentFieldProps {
  /** The reason why the comment can no longer be saved. */
  readonly blockedReason: string | undefined;
}

/** The field to edit one's comment. */
export function EditField({ topic, comment, onClose, blockedReason }: EditFieldProps) {
  const text = useText();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const conflictText = useConflictText();
  const conflict = useEditConflict({ content: comment.content });
  const message = useKeptMessage({
    place: commentPlace(topic.id, 'edit', comment.id),
    operation: 'comments.edit',
    initialText: comment.content,
    onSent: (answer) => {
      notifySent(answer, text.updated);
      onClose();
    },
    onFailed: (error) => {
      if (!conflict.take(error)) fail(error, text.failedToUpdate);
    },
  });
  return (
    <Composer
      labels={{
        field: text.editComment,
        send: conflict.isRefused ? conflictText.saveMine : text.save,
        required: text.required,
      }}
      message={message}
      onSend={(content) => message.send({ commentId: comment.id, content, seen: conflict.seen })}
      onCancel={onClose}
      blockedReason={blockedReason}
      files={
        conflict.isRefused && (
          <EditConflict
            fields={[{ label: text.editComment, mine: message.text, theirs: comment.content }]}
            onDiscard={() => {
              message.write(comment.content);
              conflict.restart();
            }}
          />
        )
      }
    />
  );
}

function useAddOutcome() {
  const text = useText();
  const fail = useFailure();
  const notifySent = useNotifySent();
  return {
    onSent: (answer: object) => notifySent(answer, text.posted),
    onFailed: (error: unknown) => fail(error, text.failedToPost),
  };
}
