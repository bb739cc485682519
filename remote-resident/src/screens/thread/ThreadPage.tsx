import { Link, Page, useCommand, useOperation } from '@hoa/shared';
import { useNotifySent } from '@hoa/shared/outbox';
import { AttachButton, UploadList, useTicketText, useUploads } from '@hoa/shared/tickets';
import { buttonClass, EmptyState, ErrorPanel } from '@hoa/shared/ui';
import { MailX } from 'lucide-react';
import { Composer } from '../../composer/Composer.tsx';
import { useFailure } from '../../failures/useFailure.ts';
import { useText } from './messages/index.ts';
import { ThreadMessages } from './ThreadMessages.tsx';
import styles from './ThreadPage.module.css';
import { ThreadSkeleton } from './ThreadSkeleton.tsx';
import { ThreadSummary } from './ThreadSummary.tsx';
import { useUnread } from './useUnread.ts';

/** What was written in a conversation, and the field to answer; reading it marks it read. */
export function ThreadPage({ threadId }: { readonly threadId: string }) {
  const text = useText();
  const ticketText = useTicketText();
  const fail = useFailure();
  const notifySent = useNotifySent();
  const thread = useOperation('threads.get', { threadId });
  const messages = useOperation('threads.messages', { threadId });
  const unread = useUnread(threadId, messages.data);
  const [reply] = useCommand('threads.reply');
  const uploads = useUploads({ ownerId: threadId, folder: 'replies' });
  const error = thread.error ?? messages.error;

  const send = async (content: string) => {
    try {
      const attachments = uploads.files.map(({ id, name, type }) => ({ id, name, type }));
      notifySent(await reply({ threadId, content, attachments }), text.sent);
      uploads.clear();
    } catch (failure) {
      fail(failure, text.failedToSend);
      return false;
    }
    return true;
  };

  if (error?.code === 'thread-not-found') {
    return (
      <Page title={text.notFound}>
        <EmptyState
          icon={<MailX />}
          title={text.notFoundHint}
          action={
            <Link to="/messages" className={buttonClass({ variant: 'primary' })}>
              {text.allMessages}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page
      title={thread.data?.subject ?? text.conversation}
      description={thread.data && <ThreadSummary thread={thread.data} />}
    >
      {content()}
    </Page>
  );

  function content() {
    if (thread.data && messages.data) {
      const words = { label: text.message, send: text.send, required: text.required };
      return (
        <div className={styles.thread}>
          <ThreadMessages messages={messages.data} unread={unread} />
          <Composer
            words={words}
            onSend={send}
            files={<UploadList uploads={uploads} />}
            attach={<AttachButton uploads={uploads} />}
            blockedReason={uploads.isUploading ? ticketText.uploadsPending : undefined}
          />
        </div>
      );
    }
    if (!error) return <ThreadSkeleton />;
    const retry = () => {
      thread.refetch();
      messages.refetch();
    };
    return <ErrorPanel message={text.failed} onRetry={retry} />;
  }
}
