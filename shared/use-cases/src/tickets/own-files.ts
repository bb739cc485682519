import type { Attachment } from '@hoa/domain';
import { attachFiles, type FileOwner } from '../documents/attach-files.ts';
import type { UseCaseContext } from '../kernel/use-case.ts';

export interface TicketFileOwner extends FileOwner {
  readonly ticketId: string;
}

/**
 * Attaches uploads of the actor to a ticket or to one of its messages or invoices, and returns them as attachments. At
 * most one statement.
 */
export async function ownFiles(
  context: UseCaseContext,
  files: readonly { readonly id: string }[],
  { ticketId, ...owner }: TicketFileOwner,
): Promise<Attachment[]> {
  const { actor, now } = context;
  const folder = owner.ownerKind === 'ticketMessage' ? 'messages' : 'attachments';
  const recorded = await attachFiles(context, files, owner);
  return recorded.map(({ id, name, mimeType, size }) => ({
    id,
    name,
    type: mimeType,
    url: `/tickets/${encodeURIComponent(ticketId)}/${folder}/${encodeURIComponent(id)}`,
    ...(size !== undefined && { size }),
    uploadedBy: actor.uid,
    uploadedAt: now.toISOString(),
  }));
}
