import type { Input, Operation } from '@hoa/api';
import { type Actor, defaultHoaId } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertDemo } from '../../server/src/database/insert-demo.ts';
import { recordChanges } from '../../server/src/events/record-changes.ts';
import { queueJobs } from '../../server/src/jobs/queue-jobs.ts';
import { openTestStorage, type TestStorage, testSource } from '../../server/src/testing/index.ts';
import { miscounts } from './crash-account.ts';

const people = 50;
const timesEach = 3;
const topicId = 'topic-welcome';
const ticketId = 'TKT-1029';
const now = () => new Date();
const newId = () => crypto.randomUUID();

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage([queueJobs, recordChanges({ now })]);
  await insertDemo({ ownerUrl: storage.ownerUrl, now: now(), storeFile: async () => {} });
});
afterAll(() => storage.drop());

async function run<N extends Operation>(actor: Actor, name: N, input: Input<N>) {
  const association = await storage.database.association(defaultHoaId);
  if (!association) throw new Error('There is no demo association.');
  const dependencies = {
    useCases,
    unitOfWork: storage.database.unitOfWork({ ...testSource, operation: name }),
    session: () => actor,
    association: () => association,
    now,
    newId,
    paymentProvider: createSimulatedPayments(newId),
  };
  return runOperation(dependencies, name, input);
}

async function figure(sql: string): Promise<number> {
  const { rows } = await storage.owner.query<{ figure: number }>(sql);
  return Number(rows[0]?.figure);
}

const figures = async () => ({
  comments: await figure(
    `SELECT comments_count AS figure FROM portal.topics WHERE id = '${topicId}'`,
  ),
  views: await figure(`SELECT views_count AS figure FROM portal.topics WHERE id = '${topicId}'`),
  messages: await figure(
    `SELECT messages_count AS figure FROM portal.tickets WHERE id = '${ticketId}'`,
  ),
  tickets: await figure('SELECT count(*) AS figure FROM portal.tickets'),
  events: await figure('SELECT count(*) AS figure FROM events.changes'),
});

test('50 people write concurrently, and the counts match what was sent', async () => {
  const before = await figures();
  const everybody = Array.from({ length: people }, (_, place) => place);
  const created = await Promise.all(
    everybody.map(async (place) => {
      const resident: Actor = { ...mockActors.resident, uid: `resident-of-fifty-${place}` };
      const admin: Actor = { ...mockActors.admin, uid: `admin-of-fifty-${place}` };
      const ticket = await run(resident, 'tickets.create', {
        category: 'maintenance',
        location: 'A-101, kitchen',
        urgency: 'normal',
        description: `The light of ${place} flickers.`,
        attachments: [],
      });
      for (let time = 1; time <= timesEach; time += 1) {
        const content = `${place} says this for the ${time}. time.`;
        await Promise.all([
          run(resident, 'comments.add', { topicId, content }),
          run(resident, 'topics.recordView', { topicId }),
          run(admin, 'tickets.postMessage', {
            ticketId,
            content,
            isInternal: false,
            attachments: [],
          }),
        ]);
      }
      return ticket.id;
    }),
  );
  const sent = people * timesEach;
  expect(new Set(created).size).toBe(people);
  expect(await figures()).toEqual({
    comments: before.comments + sent,
    views: before.views + sent,
    messages: before.messages + sent,
    tickets: before.tickets + people,
    events: before.events + 3 * sent + people,
  });
  expect(await miscounts(storage.owner)).toEqual([]);
});

test('50 people change the status of one ticket concurrently, and it changes once [V2.3.4]', async () => {
  const { id } = await run(mockActors.resident, 'tickets.create', {
    category: 'maintenance',
    location: 'A-101, hall',
    urgency: 'normal',
    description: 'The lamp is out.',
    attachments: [],
  });
  await Promise.all(
    Array.from({ length: people }, () =>
      run(mockActors.admin, 'tickets.changeStatus', { ticketId: id, status: 'in_review' }),
    ),
  );
  const changes = await figure(
    `SELECT count(*) AS figure FROM audit.entries WHERE record_id = '${id}' AND before ? 'status'`,
  );
  expect(changes).toBe(1);
});
