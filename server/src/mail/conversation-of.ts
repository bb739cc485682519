import type { Repositories, StoredNotification, StoredVendorNotification } from '@hoa/use-cases';

interface MailedConversation {
  readonly threadId?: string;
  /** The message that the notification is about. */
  readonly written?: string;
}

/** Returns the thread of a notification about a message, with the message's text; one statement. */
export async function conversationOf(
  {
    actionUrl,
    createdAt,
  }: Pick<StoredNotification | StoredVendorNotification, 'actionUrl' | 'createdAt'>,
  { threadMessages }: Pick<Repositories, 'threadMessages'>,
): Promise<MailedConversation> {
  const [, encoded] = /^\/messages\/([^/?#]+)$/.exec(actionUrl ?? '') ?? [];
  if (encoded === undefined) return {};
  const threadId = decodeURIComponent(encoded);
  const [message] = await threadMessages.find({ where: { threadId, createdAt }, limit: 1 });
  return { threadId, ...(message && { written: message.content }) };
}
