import { mockActors, testNow } from '@hoa/mock-data/testing';
import { type Dependencies, recordSchemas, runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { exampleInputs } from '@hoa/use-cases/testing';
import { expect, onTestFinished, test } from 'vitest';
import { openTestStorage, startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { allMigrations, migrateDatabase } from './migrate.ts';

test('gives one place to one of twenty concurrent people, and the others wait [complaint 29]', async () => {
  const storage = await openTestStorage();
  onTestFinished(() => storage.drop());
  const { unitOfWork, association } = await storage.openAssociation();
  let lastId = 0;
  const newId = () => `id-${++lastId}`;
  const dependenciesOf = (actor: object): Dependencies => ({
    useCases,
    unitOfWork,
    session: () => ({ ...mockActors.resident, hoaId: association.id, ...actor }),
    association: () => association,
    now: () => testNow,
    newId,
    paymentProvider: createSimulatedPayments(newId),
  });
  const plan = { ...exampleInputs['events.save'].plan, repeats: 'never', maxAttendees: 1 } as const;
  const admin = dependenciesOf(mockActors.admin);
  const { id } = await runOperation({ ...admin }, 'events.save', { plan });
  const uids = Array.from({ length: 20 }, (_, index) => `resident-${index}`);
  const answers = await Promise.all(
    uids.map((uid) =>
      runOperation(dependenciesOf({ uid }), 'events.rsvp', { id, isComing: true, guests: 0 }),
    ),
  );
  const states = answers.map(({ answer }) => answer?.state);
  expect(states.filter((state) => state === 'going')).toHaveLength(1);
  expect(states.filter((state) => state === 'waiting')).toHaveLength(19);
  // As many people cancel concurrently; every free place goes to somebody who waits.
  await Promise.all(
    uids
      .slice(0, 10)
      .map((uid) =>
        runOperation(dependenciesOf({ uid }), 'events.rsvp', { id, isComing: false, guests: 0 }),
      ),
  );
  const { event, items } = await runOperation(admin, 'events.answers', { id });
  expect(event).toMatchObject({ attendees: 1, waiting: 9 });
  expect(items.filter(({ state }) => state === 'declined')).toHaveLength(10);
});

test('events of the previous release get a plan of two hours, without audit entries', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  const later = /^(051|052|053|054|151)-/;
  const before = allMigrations.filter(({ name }) => !later.test(name));
  await migrateDatabase({ ownerUrl, appUrl, migrations: before });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  await roster.addAssociation('cedar');
  await roster.put('cedar', 'events', 'supper', {
    ...{ id: 'supper', title: 'Supper', description: '', location: 'Green', organizer: 'Ada' },
    ...{ type: 'social', rsvpRequired: true, date: '2026-03-29T05:30:00.000Z' },
    ...{ visibleFrom: '1970-01-01T00:00:00.000Z', visibleUntil: '2099-12-31T23:59:59.999Z' },
  });
  const [noted] = await roster.query('SELECT count(*)::int AS count FROM audit.entries');
  await migrateDatabase({ ownerUrl, appUrl });
  expect(await roster.query('SELECT count(*)::int AS count FROM audit.entries')).toEqual([noted]);
  const [event] = await roster.query('SELECT data FROM portal.events');
  const [series] = await roster.query('SELECT data FROM portal.event_series');
  const withId = (row: object | undefined) => ({ id: 'supper', ...(row as { data: object }).data });
  expect(recordSchemas.events.safeParse(withId(event)).error).toBeUndefined();
  expect(recordSchemas.eventSeries.safeParse(withId(series)).error).toBeUndefined();
  expect(withId(event)).toMatchObject({
    seriesId: 'supper',
    end: '2026-03-29T07:30:00.000Z',
    upcomingUntil: '2026-03-29T07:30:00.000Z',
    timeZone: 'America/Denver',
    times: { startDay: '2026-03-28', startTime: '23:30', endDay: '2026-03-29', endTime: '01:30' },
  });
});

test('erasing a person removes their answers to events', async () => {
  const { ownerUrl, url: appUrl, drop } = await startTestDatabase('empty');
  onTestFinished(drop);
  await migrateDatabase({ ownerUrl, appUrl });
  const roster = await TestRoster.open(ownerUrl);
  onTestFinished(() => roster.close());
  await roster.addAssociation('cedar');
  const at = '2026-03-29T05:30:00.000Z';
  await roster.put('cedar', 'events', 'supper', {
    ...{ id: 'supper', title: 'Supper', date: at, upcomingUntil: at, visibleFrom: at },
    visibleUntil: at,
  });
  for (const uid of ['erased', 'kept']) {
    await roster.addPerson('cedar', { uid, email: `${uid}@example.org`, displayName: 'Pat' });
    await roster.put('cedar', 'event_answers', `supper:${uid}`, {
      ...{ id: `supper:${uid}`, eventId: 'supper', uid, state: 'going', guests: 0, since: at },
    });
  }
  await roster.query("SELECT audit.erase_person('cedar', 'erased', 'Former resident')");
  expect(await roster.query('SELECT uid FROM portal.event_answers')).toEqual([{ uid: 'kept' }]);
});
