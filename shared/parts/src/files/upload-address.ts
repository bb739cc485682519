/** What a file goes with: a ticket itself, its conversation, or a reply in a message thread. */
export type UploadFolder = 'attachments' | 'messages' | 'replies';

/** Where files go: tickets/{id}/attachments, tickets/{id}/messages or threads/{id}/replies. */
export function uploadPath(ownerId: string, folder: UploadFolder): string {
  const owners = folder === 'replies' ? 'threads' : 'tickets';
  return `${owners}/${encodeURIComponent(ownerId)}/${folder}`;
}

/** Whether an address is one of an uploaded file, which is read through the gateway. */
export function isUploadAddress(address: string): boolean {
  return /^\/(?:tickets\/[^/]+\/(?:attachments|messages)|threads\/[^/]+\/replies)\/[^/]+$/.test(
    address,
  );
}
