import { useCommand } from '@hoa/shared';
import { type Uploads, useUploads } from './useUploads.ts';

/** Uploads files and joins each to the ticket's attachments as it arrives. */
export function useTicketUploads(ticketId: string, accept?: readonly string[]): Uploads {
  const [attach] = useCommand('tickets.attach');
  return useUploads({
    ownerId: ticketId,
    folder: 'attachments',
    accept,
    join: (file) => attach({ ticketId, attachments: [file] }),
  });
}
