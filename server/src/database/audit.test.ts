import { openUnitOfWork, sampleAssociation } from '@hoa/mock-data/testing';
import { auditSubjects, type CollectionName, type Repositories } from '@hoa/use-cases';
import { exampleTicket, exampleTopic, type RepositoryStorage } from '@hoa/use-cases/testing';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { openTestStorage, type TestStorage, testSource } from '../testing/index.ts';

let storage: TestStorage;
let { unitOfWork, association } = {} as RepositoryStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
beforeEach(async () => {
  ({ unitOfWork, association } = await storage.openAssociation());
});
afterAll(() => storage.drop());

function write(work: (repositories: Repositories) => Promise<unknown>): Promise<unknown> {
  return unitOfWork.write(association, ({ repositories }) => work(repositories));
}

async function entries(columns: string): Promise<Record<string, unknown>[]> {
  const { rows } = await storage.owner.query(
    `SELECT ${columns} FROM audit.entries WHERE hoa_id = $1 ORDER BY id`,
    [association.id],
  );
  return rows;
}

/** Runs a statement with the rights of the server's role. */
async function asServer(sql: string): Promise<void> {
  const { owner } = storage;
  await owner.query('BEGIN; SET LOCAL ROLE portal_app');
  try {
    await owner.query(`SELECT set_config('hoa.id', $1, true)`, [association.id]);
    await owner.query(sql);
  } finally {
    await owner.query('ROLLBACK');
  }
}

describe('the audit', () => {
  test('records who did what by which operation [V16.2.3]', async () => {
    await write(async ({ tickets }) => tickets.put(exampleTicket('a')));
    const { uid, displayName, role, operation, traceId } = testSource;
    expect(
      await entries('uid, display_name, role, operation, trace_id, collection, record_id'),
    ).toEqual([
      {
        uid,
        display_name: displayName,
        role,
        operation,
        trace_id: traceId,
        collection: 'tickets',
        record_id: 'a',
      },
    ]);
  });

  test('keeps what was added, what of a record was changed, and what was removed', async () => {
    await write(async ({ tickets }) => tickets.put(exampleTicket('a', { title: 'One' })));
    await write(async ({ tickets }) => {
      const ticket = await tickets.get('a');
      if (ticket) tickets.put({ ...ticket, title: 'Two', dueDate: '2026-04-01' });
    });
    await write(async ({ tickets }) => tickets.remove('a'));
    const [added, changed, removed] = await entries('before, after');
    expect(added).toMatchObject({ before: null, after: { title: 'One' } });
    expect(changed).toEqual({
      before: { title: 'One' },
      after: { title: 'Two', dueDate: '2026-04-01' },
    });
    expect(removed).toMatchObject({ before: { title: 'Two' }, after: null });
  });

  test('keeps what one operation wrote together, and nothing of one that failed [V16.5.3]', async () => {
    await write(async ({ tickets, topics }) => {
      tickets.put(exampleTicket('a'));
      topics.put(exampleTopic('a'));
    });
    await write(async ({ tickets }) => {
      tickets.put(exampleTicket('b'));
      await tickets.get('b');
      throw new Error('changed my mind');
    }).catch(() => {});
    await write(async ({ tickets }) => tickets.put(exampleTicket('c')));
    const changes = (await entries('change_id')).map((entry) => entry.change_id);
    expect(changes).toHaveLength(3);
    expect(changes[0]).toBe(changes[1]);
    expect(changes[2]).not.toBe(changes[0]);
  });

  test('omits counters and internal records of the server', async () => {
    await write(async ({ topics }) => topics.put(exampleTopic('a')));
    await write(async ({ topics, sequences, answeredRequests }) => {
      topics.increment('a', { viewsCount: 1 });
      sequences.put({ id: 'tickets', last: 1 });
      answeredRequests.put({ id: 'a', answer: 1, at: '2026-03-10T10:00:00.000Z' });
    });
    expect(await entries('collection')).toEqual([{ collection: 'topics' }]);
  });

  test.each([
    [
      'add to',
      `INSERT INTO audit.entries (hoa_id, change_id, operation, collection, record_id, subjects)
      VALUES ('association-1', '', '', '', '', '{}')`,
    ],
    ['change', `UPDATE audit.entries SET operation = ''`],
    ['shorten', 'DELETE FROM audit.entries'],
    ['empty', 'TRUNCATE audit.entries'],
    ['leave out of', 'ALTER TABLE portal.tickets DISABLE TRIGGER USER'],
    ['erase people from', `SELECT audit.erase_person('association-1', 'a', 'b')`],
  ])('is nothing that the server can %s [V16.4.2]', async (_, sql) => {
    await expect(asServer(sql)).rejects.toThrow(/permission denied|must be owner/);
  });

  test('records the server’s changes even if it sets the erasing flag', async () => {
    await write(async ({ tickets }) => tickets.put(exampleTicket('a')));
    const server = new Client({ connectionString: storage.url });
    await server.connect();
    onTestFinished(() => server.end());
    await server.query(
      `SELECT set_config('hoa.id', $1, false), set_config('hoa.erasing', 'on', false)`,
      [association.id],
    );
    await server.query(`UPDATE portal.tickets SET data = data || '{"title": "Other"}'`);
    expect((await entries('after')).at(-1)).toEqual({ after: { title: 'Other' } });
  });

  test('names the subjects that the use cases name', async () => {
    const samples = openUnitOfWork(() => new Date(2026, 2, 10));
    const named = await samples.read(sampleAssociation(), async ({ repositories }) => {
      const all: [CollectionName, { id: string }][] = [];
      for (const name of audited) {
        const records: { id: string }[] = await repositories[name].find({ limit: 20 });
        all.push(...records.map((record): [CollectionName, { id: string }] => [name, record]));
      }
      return all;
    });
    expect(named.length).toBeGreaterThan(audited.length * 2);
    for (const [name, record] of named) {
      const { rows } = await storage.owner.query('SELECT audit.subjects($1, $2, $3) AS subjects', [
        name,
        record.id,
        record,
      ]);
      expect(rows[0].subjects, name).toEqual(auditSubjects(name, record as never));
    }
  });
});

const audited = [
  ...['tickets', 'ticketMessages', 'ticketInvoices', 'invoices', 'accounts', 'payments'],
  ...['subscriptions', 'people', 'memberships', 'profiles', 'vendors', 'news', 'topics'],
] as CollectionName[];

describe('erasing a person', () => {
  const email = 'ada@example.org';

  test('replaces their values in the records and in the audit, and records this', async () => {
    await write(async ({ people, tickets }) => {
      people.put({ id: 'ada', uid: 'ada', displayName: 'Ada Lovelace', email });
      people.put({ id: 'bob', uid: 'bob', displayName: 'Bob', email: 'bob@example.org' });
      const submittedBy = { uid: 'ada', displayName: 'Ada Lovelace', email };
      tickets.put(exampleTicket('a', { title: `Ask Ada Lovelace at ${email}`, submittedBy }));
    });
    await storage.owner.query('SELECT audit.erase_person($1, $2, $3)', [
      association.id,
      'ada',
      'Former resident',
    ]);
    const { ticket, people } = await unitOfWork.read(association, async ({ repositories }) => ({
      ticket: await repositories.tickets.get('a'),
      people: await repositories.people.find({}),
    }));
    expect(ticket).toMatchObject({
      title: 'Ask Former resident at Former resident',
      submittedBy: { uid: 'ada', displayName: 'Former resident', email: '' },
      version: 2,
    });
    expect(people.map(({ displayName }) => displayName)).toEqual(['Former resident', 'Bob']);
    const all = await entries('operation, record_id, before, after, display_name');
    expect(JSON.stringify(all)).not.toMatch(/Ada|Lovelace|ada@/);
    expect(all.at(-1)).toMatchObject({ operation: 'people.erase', record_id: 'ada' });
  });

  test('keeps ids and roles even if they equal the person’s name, and ends their memberships', async () => {
    await write(async ({ people, memberships, tickets }) => {
      people.put({ id: 'vendor-9', uid: 'vendor-9', displayName: 'vendor', email });
      memberships.put({
        id: 'm-9',
        uid: 'vendor-9',
        role: 'vendor',
        since: '2026-01-01T00:00:00.000Z',
        groups: [],
      });
      const submittedBy = { uid: 'vendor-9', displayName: 'vendor', email: email.toUpperCase() };
      tickets.put(exampleTicket('b', { title: 'vendor asks', submittedBy }));
    });
    await storage.owner.query('SELECT audit.erase_person($1, $2, $3)', [
      association.id,
      'vendor-9',
      'Former resident',
    ]);
    const kept = await unitOfWork.read(association, async ({ repositories }) => ({
      person: await repositories.people.get('vendor-9'),
      membership: await repositories.memberships.get('m-9'),
      ticket: await repositories.tickets.get('b'),
    }));
    expect(kept.person).toMatchObject({ displayName: 'Former resident', email: '', roles: [] });
    expect(kept.person?.removedAt).toBeDefined();
    expect(kept.membership).toMatchObject({ role: 'vendor', uid: 'vendor-9' });
    expect(kept.membership?.until).toBeDefined();
    expect(kept.ticket).toMatchObject({
      title: 'Former resident asks',
      submittedBy: { uid: 'vendor-9', displayName: 'Former resident', email: '' },
    });
  });

  test('does not block writes in another association', async () => {
    await write(async ({ people }) =>
      people.put({ id: 'ada', uid: 'ada', displayName: 'Ada Lovelace', email }),
    );
    const other = await storage.openAssociation();
    await storage.owner.query('BEGIN');
    await storage.owner.query('SELECT audit.erase_person($1, $2, $3)', [
      association.id,
      'ada',
      'Former resident',
    ]);
    await other.unitOfWork.write(other.association, async ({ repositories }) =>
      repositories.tickets.put(exampleTicket('a')),
    );
    await storage.owner.query('COMMIT');
  });

  test('refuses an unknown person', async () => {
    const erasing = storage.owner.query(`SELECT audit.erase_person($1, 'nobody', 'X')`, [
      association.id,
    ]);
    await expect(erasing).rejects.toThrow('knows no person nobody');
  });
});
