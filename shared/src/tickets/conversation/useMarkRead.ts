import { useCommand } from '@hoa/shared';
import { useEffect, useState } from 'react';
import type { Ticket } from '../../domain/index.ts';

/**
 * Takes the unread mark away once the conversation is on screen, and answers whether there was one when
 * it was opened. A failure is left to the next visit: nobody asked for anything.
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
