/** What a file goes with: a ticket itself, its conversation, or a reply in a message thread. */
export type UploadFolder = 'attachments' | 'messages' | 'replies';

/** Where a file goes: tickets/{id}/attachments, tickets/{id}/messages or threads/{id}/replies. */
export function uploadAddress(ownerId: string, folder: UploadFolder, fileId: string): string {
  const owners = folder === 'replies' ? 'threads' : 'tickets';
  return `/${owners}/${encodeURIComponent(ownerId)}/${folder}/${encodeURIComponent(fileId)}`;
}

/** Whether an address is one of an uploaded file, which no server answers for. */
export function isUploadAddress(address: string): boolean {
  return /^\/(?:tickets\/[^/]+\/(?:attachments|messages)|threads\/[^/]+\/replies)\/[^/]+$/.test(
    address,
  );
}
