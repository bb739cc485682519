import { type CollectionName, type Records, recordSchemas } from '@hoa/use-cases';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { setting } from '../../database/settings.ts';
import { type ExportedCollection, exportedCollections } from '../columns.ts';
import { exportTables } from '../tables.ts';
import { anyRecord, hostileTexts } from './any-record.ts';

type StoredRecord = Records[CollectionName];

export interface AnyAssociation {
  readonly id: string;
  readonly records: Readonly<Record<ExportedCollection, readonly StoredRecord[]>>;
  readonly files: readonly { readonly id: string; readonly content: string }[];
}

/** The fields that name a record of another collection. */
const references: Readonly<Record<string, CollectionName>> = {
  'units.building': 'buildings',
  'tickets.orderedFor': 'tickets',
  'ticketMessages.ticketId': 'tickets',
  'ticketInvoices.ticketId': 'tickets',
  'invoices.vendorUid': 'vendors',
  'invoices.workOrderId': 'tickets',
  'vendorContacts.vendorUid': 'vendors',
  'residents.unit': 'units',
  'memberships.uid': 'people',
  'memberships.unit': 'units',
  'contactSubmissions.vendorUid': 'vendors',
  'topicUpdates.topicId': 'topics',
  'topicFollows.topicId': 'topics',
  'commentThanks.commentId': 'comments',
  'polls.topicId': 'topics',
  'pollVotes.pollId': 'polls',
  'pollBallots.pollId': 'polls',
  'comments.topicId': 'topics',
  'comments.parentId': 'comments',
  'events.seriesId': 'eventSeries',
  'eventAnswers.eventId': 'events',
  'threadMessages.threadId': 'threads',
  'payments.unit': 'units',
  'sales.unit': 'units',
};

/** Ids with characters that file names, SQL and CSV treat in a special way. */
const ids = ["=1+1'", 'a/b\\c', "O'Brien ’", 'é "x"', '007'];

function idsOf(name: ExportedCollection, hoaId: string): readonly string[] {
  if (name === 'associations' || name === 'offices') return [hoaId];
  return name === 'sequences' ? ['tickets', 'invoices'] : ids;
}

function anyRecordsOf(name: ExportedCollection, hoaId: string): fc.Arbitrary<StoredRecord[]> {
  const known = idsOf(name, hoaId);
  const record = anyRecord(recordSchemas[name]) as fc.Arbitrary<StoredRecord>;
  const picks = fc.array(fc.nat({ max: ids.length - 1 }), { minLength: 3, maxLength: 3 });
  const { length } = known;
  return fc.array(fc.tuple(record, picks), { minLength: length, maxLength: length }).map((all) =>
    all.map(([one, picked], index) => ({
      ...withReferences(name, one, picked),
      id: known[index],
    })),
  ) as fc.Arbitrary<StoredRecord[]>;
}

function withReferences(name: string, record: object, picks: readonly number[]): object {
  let next = 0;
  const fields = Object.entries(record).map(([field, value]) => {
    if (!(`${name}.${field}` in references)) return [field, value];
    next += 1;
    return [field, ids[picks[next - 1] ?? 0]];
  });
  return Object.fromEntries(fields);
}

/** Generates an association with records in every collection. */
export function anyAssociation(hoaId: string): fc.Arbitrary<AnyAssociation> {
  const all = exportedCollections.map((name) => [name, anyRecordsOf(name, hoaId)] as const);
  const anyRecords = fc.record(
    Object.fromEntries(all) as unknown as Parameters<
      typeof fc.record<AnyAssociation['records']>
    >[0],
  ) as fc.Arbitrary<AnyAssociation['records']>;
  const contents = fc.array(fc.constantFrom(...hostileTexts), { minLength: 5, maxLength: 5 });
  return fc.tuple(anyRecords, contents).map(([records, texts]) => ({
    id: hoaId,
    records: {
      ...records,
      associations: records.associations.map((one) => ({ ...one, timeZone: 'UTC' })),
      contactSubmissions: records.contactSubmissions.map((one) => ({ ...one, hoaId })),
    },
    files: records.storedFiles.flatMap(({ id, ...file }, index) =>
      'ownerKind' in file && /^(uploader|export)$/.test(file.ownerKind)
        ? []
        : [{ id, content: texts[index] ?? '' }],
    ),
  }));
}

/** Inserts an association with its records, whose changes the audit records. */
export async function insertAssociation(
  ownerUrl: string,
  association: AnyAssociation,
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`BEGIN; SELECT ${setting('hoa.id', association.id)}`);
    for (const table of exportTables) {
      if (table.name === 'history') continue;
      const records = association.records[table.name];
      const rows = records.map((record) => table.rowOf({ ...record, version: 1 }));
      await client.query(table.insert(association.id), [JSON.stringify(rows)]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
