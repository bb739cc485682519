// The sample data as a server founds an association with it; reads files, so no browser can use it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Association, type Attachment, defaultHoaId } from '@hoa/domain';
import type { CollectionName, Records, StoredFile } from '@hoa/use-cases';
import { sampleCollections } from './collections.ts';
import { sampleAssociation } from './sample-association.ts';
import { readSampleFilesWith } from './sample-file.ts';

export type SampleRecords = { readonly [C in CollectionName]: readonly Records[C][] };

/** A file that a sample record refers to; `id` is that of its record in `storedFiles`. */
export interface SampleFile {
  readonly id: string;
  readonly name: string;
  /** MIME type. */
  readonly type: string;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

export interface Samples {
  readonly association: Association;
  readonly records: SampleRecords;
  readonly files: readonly SampleFile[];
}

/** Every sample, its dates resolved against `now` in the time zone of the machine. */
export async function loadSamples(now: Date): Promise<Samples> {
  readSampleFilesWith(async (url) => JSON.parse(String(await sampleBytes(lastPart(url.pathname)))));
  const loaded = await Promise.all(
    Object.entries(sampleCollections()).map(async ([name, { load }]) => [name, await load(now)]),
  );
  const samples = Object.fromEntries(loaded) as SampleRecords;
  const attached = attachedFiles(samples);
  const documents = samples.storedFiles.map(({ id, name, mimeType: type }) => ({
    ...{ id, name, type },
    read: () => sampleBytes(`files/documents/${id}${name.slice(name.lastIndexOf('.'))}`),
  }));
  return {
    association: { ...sampleAssociation(defaultHoaId), confirmsEmails: true },
    records: {
      ...samples,
      tickets: samples.tickets.map((one) => asUploaded(one, `tickets/${one.id}/attachments`)),
      ticketMessages: samples.ticketMessages.map((one) =>
        asUploaded(one, `tickets/${one.ticketId}/messages`),
      ),
      ticketInvoices: samples.ticketInvoices.map((one) =>
        asUploaded(one, `tickets/${one.ticketId}/attachments`),
      ),
      storedFiles: [...samples.storedFiles, ...attached.map(({ record }) => record)],
    },
    files: [...documents, ...attached.map(({ file }) => file)],
  };
}

/**
 * A browser fetches the sample files by their address beside the portal; a server keeps them with the uploads and
 * gives them the address of an upload.
 */
function asUploaded<T extends { readonly attachments: readonly Attachment[] }>(
  record: T,
  folder: string,
): T {
  const attachments = record.attachments.map((one) => ({ ...one, url: `/${folder}/${one.id}` }));
  return { ...record, attachments };
}

function attachedFiles({ tickets, ticketMessages, ticketInvoices }: SampleRecords) {
  return [
    ...tickets.flatMap((record) => filesOf('ticket', record)),
    ...ticketMessages.flatMap((record) => filesOf('ticketMessage', record)),
    ...ticketInvoices.flatMap((record) => filesOf('ticketInvoice', record)),
  ];
}

function filesOf(
  ownerKind: StoredFile['ownerKind'],
  owner: { readonly id: string; readonly attachments: readonly Attachment[] },
): { record: StoredFile; file: SampleFile }[] {
  return owner.attachments.map(({ id, name, type }) => ({
    record: { id, ownerKind, ownerId: owner.id, name, mimeType: type },
    file: { id, name, type, read: () => sampleBytes(`files/${name}`) },
  }));
}

/** By the package's name, which a bundle of the server resolves as its sources do. */
async function sampleBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(createRequire(import.meta.url).resolve(`@hoa/mock-data/samples/${path}`));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
