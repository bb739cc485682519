/** The target of an upload: a ticket itself, its conversation, or a reply in a message thread. */
export type UploadFolder = 'attachments' | 'messages' | 'replies';

/** Returns the folder of uploads: tickets/{id}/attachments, tickets/{id}/messages or threads/{id}/replies. */
export function uploadPath(ownerId: string, folder: UploadFolder): string {
  const owners = folder === 'replies' ? 'threads' : 'tickets';
  return `${owners}/${encodeURIComponent(ownerId)}/${folder}`;
}

/** Returns true for the path of an uploaded file, which must be read through the gateway. */
export function isUploadAddress(address: string): boolean {
  return /^\/(?:tickets\/[^/]+\/(?:attachments|messages)|threads\/[^/]+\/replies)\/[^/]+$/.test(
    address,
  );
}
