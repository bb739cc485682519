import type { FileDependencies, Repositories, StoredFile } from '@hoa/use-cases';

/**
 * Records the owner of a file that an earlier release uploaded without recording it. Returns false if the owner is
 * already recorded, or if no record refers to the file.
 */
export async function recordFormerUpload(
  { unitOfWork, association, session }: FileDependencies,
  fileId: string,
): Promise<boolean> {
  const actor = session();
  if (!actor) return false;
  return unitOfWork.write(association(actor.hoaId), async ({ repositories }) => {
    if (await repositories.storedFiles.get(fileId)) return false;
    const found = await formerOwner(repositories, fileId);
    if (!found) return false;
    repositories.storedFiles.put({ id: fileId, ...found });
    return true;
  });
}

interface RecordWithFiles {
  readonly id: string;
  readonly attachments: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: string;
  }[];
}

/** Searches all records that can have files, which only a browser can afford. */
async function formerOwner(
  { tickets, ticketMessages, ticketInvoices, threads }: Repositories,
  fileId: string,
): Promise<Omit<StoredFile, 'id'> | undefined> {
  const collections = {
    ticket: tickets,
    ticketMessage: ticketMessages,
    ticketInvoice: ticketInvoices,
    thread: threads,
  } as const;
  for (const [kind, collection] of Object.entries(collections)) {
    const all: readonly RecordWithFiles[] = await collection.find({});
    for (const { id, attachments } of all) {
      const file = attachments.find((attachment) => attachment.id === fileId);
      if (!file) continue;
      const ownerKind = kind as keyof typeof collections;
      return { ownerKind, ownerId: id, name: file.name, mimeType: file.type };
    }
  }
  return undefined;
}
