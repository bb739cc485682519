import type { MessageDraft } from '@hoa/domain';
import type { KeptMessage } from '@hoa/parts';
import { useOperation } from '@hoa/portal';
import { useStable } from '@hoa/ui';
import { useEffect } from 'react';
import { useServerDraft } from '../../../server-draft/useServerDraft.ts';

export interface ReplyDraftProps {
  readonly threadId: string;
  readonly message: Pick<KeptMessage<'threads.reply'>, 'text' | 'isTyped' | 'write'>;
}

const blank: MessageDraft = { toOffice: false, people: [], subject: '', content: '' };

/** Stores a reply as it is typed, and begins with what was typed on another device. Shows nothing. */
export function ReplyDraft({ threadId, message }: ReplyDraftProps) {
  const { data } = useOperation('messageDrafts.get', { place: threadId });
  if (data === undefined) return null;
  return <StoredReply threadId={threadId} message={message} initial={data ?? blank} />;
}

interface StoredReplyProps extends ReplyDraftProps {
  readonly initial: MessageDraft;
}

function StoredReply({ threadId, message, initial }: StoredReplyProps) {
  useServerDraft(threadId, { ...blank, content: message.text }, initial);
  // Text typed on this device takes precedence over the stored draft.
  const begin = useStable(() => {
    if (!message.isTyped && initial.content !== '') message.write(initial.content);
  });
  useEffect(begin, [begin]);
  return null;
}
