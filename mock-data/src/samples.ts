// The sample data of a server's demo association. Reads files, so it cannot run in a browser.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Association, type Attachment, defaultHoaId } from '@hoa/domain';
import type { CollectionName, Records, StoredFile } from '@hoa/use-cases';
import { withPlan } from '@hoa/use-cases/events/planned-once';
import { sampleCollections } from './collections.ts';
import { sampleAssociation } from './sample-association.ts';
import { readSampleFilesWith } from './sample-file.ts';

export type SampleRecords = { readonly [C in CollectionName]: readonly Records[C][] };

/** The content of a file that sample records refer to; `id` is that of its record in `storedFiles`. */
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

/** Loads all samples, with dates relative to `now` in the time zone of the machine. */
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
  const association = { ...sampleAssociation(defaultHoaId), confirmsEmails: true };
  const planned = samples.events.map((event) => withPlan(event, association.timeZone));
  return {
    association,
    records: {
      ...samples,
      events: planned.map(({ event }) => event),
      eventSeries: planned.map(({ series }) => series),
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
 * Gives attachments the URL of an upload, since a server stores the sample files with the uploads instead of beside the
 * portal.
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

/** Resolved by the package's name, which works in a bundle of the server too. */
async function sampleBytes(path: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(createRequire(import.meta.url).resolve(`@hoa/mock-data/samples/${path}`));
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
