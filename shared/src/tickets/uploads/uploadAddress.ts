/** What a file goes with: the ticket itself or its conversation. */
export type UploadFolder = 'attachments' | 'messages';

/** Where a file of a ticket goes: tickets/{ticketId}/attachments or tickets/{ticketId}/messages. */
export function uploadAddress(ticketId: string, folder: UploadFolder, fileId: string): string {
  return `/tickets/${encodeURIComponent(ticketId)}/${folder}/${fileId}`;
}

/** Whether an address is one of an uploaded file, which no server answers for. */
export function isUploadAddress(address: string): boolean {
  return /^\/tickets\/[^/]+\/(?:attachments|messages)\/[^/]+$/.test(address);
}
