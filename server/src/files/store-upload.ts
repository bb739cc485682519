import {
  type Actor,
  type Association,
  defaultAccept,
  documentTypes,
  type UploadedFile,
} from '@hoa/domain';
import { recordUpload } from '@hoa/use-cases';
import type { Decoders } from '../decoding/decoders.ts';
import { portalErrorOf } from '../http/problem.ts';
import type { ChangeSource, Database } from '../ports/database.ts';
import type { FileKey, FileStorage } from './file-storage.ts';
import { receiveFile } from './receive-file.ts';

export interface StoringDependencies {
  readonly database: Pick<Database, 'unitOfWork'>;
  readonly storage: FileStorage;
  readonly decoders: Decoders;
  readonly now: () => Date;
  readonly newId: () => string;
}

export interface StoredUpload {
  readonly actor: Actor;
  readonly association: Association;
  readonly source: ChangeSource;
  readonly name: string;
  /** The announced size in bytes. */
  readonly size: number;
  readonly body: ReadableStream<Uint8Array>;
  readonly folder: string;
  /** Idempotency key: a repeated upload returns the first result. */
  readonly requestId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called if re-encoding has made a picture this much larger; rejects to refuse it. */
  readonly beforeStoring: (moreBytes: number) => Promise<void>;
}

/** Checks a person's file and stores it; rejects like `receiveFile`. */
export function storeUpload(
  { database, storage, decoders, now, newId }: StoringDependencies,
  { actor, association, source, name, size, body, folder, requestId, ...rest }: StoredUpload,
): Promise<UploadedFile> {
  const recording = {
    unitOfWork: database.unitOfWork(source),
    session: () => actor,
    association: () => association,
    now,
  };
  const asker = { uid: actor.uid, signal: rest.signal };
  const place = { incoming: storage.incoming, decoders };
  const accept = folder.startsWith('documents/') ? documentTypes : defaultAccept;
  return receiveFile(place, { name, size, body, accept, asker }, async ({ path, ...file }) => {
    if (file.size > size) await rest.beforeStoring(file.size - size);
    const key: FileKey = { hoaId: actor.hoaId, id: newId() };
    // The content is stored before the record: a crash in between leaves content that the cleanup deletes.
    await storage.store(key, path);
    const recorded = await recordUpload(
      recording,
      { id: key.id, ...file },
      { folder, requestId },
    ).catch(async (error: unknown) => {
      // The commit may have succeeded although its answer was lost. If it did not, the cleanup deletes the content.
      if (portalErrorOf(error).code !== 'busy') await storage.remove(key);
      throw error;
    });
    if (recorded.id !== key.id) await storage.remove(key);
    return recorded;
  });
}
