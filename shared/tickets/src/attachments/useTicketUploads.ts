import { type Uploads, useUploads } from '@hoa/parts';
import { useCommand } from '@hoa/portal';

/** Uploads files and adds each to the ticket's attachments. */
export function useTicketUploads(ticketId: string, accept?: readonly string[]): Uploads {
  const [attach] = useCommand('tickets.attach');
  return useUploads({
    ownerId: ticketId,
    folder: 'attachments',
    accept,
    join: (file) => attach({ ticketId, attachments: [file] }),
  });
}
