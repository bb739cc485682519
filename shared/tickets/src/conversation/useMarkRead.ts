import type { Ticket } from '@hoa/domain';
import { useCommand } from '@hoa/portal';
import { useEffect } from 'react';

/** Marks the conversation as read once it is on screen. A failure is ignored: the next visit tries again. */
export function useMarkRead(ticket: Ticket, isShown: boolean): void {
  const [markRead] = useCommand('tickets.markRead');
  const { id, hasUnreadMessages } = ticket;
  useEffect(() => {
    if (!isShown || !hasUnreadMessages) return;
    markRead({ ticketId: id }).catch(() => undefined);
  }, [isShown, hasUnreadMessages, id, markRead]);
}
