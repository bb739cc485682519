/**
 * The target of an upload: a ticket itself, its conversation, a reply in a message thread, an association, a folder of
 * documents, or news.
 */
export type UploadFolder = 'attachments' | 'messages' | 'replies' | 'logo' | 'documents' | 'news';

const owners = {
  attachments: 'tickets',
  messages: 'tickets',
  replies: 'threads',
  logo: 'associations',
  documents: 'documents',
  news: 'announcements',
} as const satisfies Record<UploadFolder, string>;

/** Returns the folder of uploads, such as tickets/{id}/attachments or threads/{id}/replies. */
export function uploadPath(ownerId: string, folder: UploadFolder): string {
  return `${owners[folder]}/${encodeURIComponent(ownerId)}/${folder}`;
}

/** Returns true for the path of an uploaded file, which must be read through the gateway. */
export function isUploadAddress(address: string): boolean {
  return /^\/(?:tickets\/[^/]+\/(?:attachments|messages)|threads\/[^/]+\/replies)\/[^/]+$/.test(
    address,
  );
}
