import type { Ticket } from '@hoa/domain';
import { useCommand } from '@hoa/shared';
import { useEffect, useState } from 'react';

/**
 * Marks the conversation as read once it is on screen, and returns whether it was unread when
 * it was opened. A failure is ignored: the next visit tries again.
 */
export function useMarkRead(ticket: Ticket, isShown: boolean): boolean {
  const [markRead] = useCommand('tickets.markRead');
  const [hadUnread, setHadUnread] = useState(ticket.hasUnreadMessages);
  const { id, hasUnreadMessages } = ticket;
  useEffect(() => {
    if (!isShown || !hasUnreadMessages) return;
    setHadUnread(true);
    markRead({ ticketId: id }).catch(() => undefined);
  }, [isShown, hasUnreadMessages, id, markRead]);
  return hadUnread;
}
