import type { Input, Operation } from '@hoa/api';
import {
  type Actor,
  type Association,
  type Audience,
  defaultPermissions,
  defaultPreferences,
  type NotificationSettings,
  type Office,
  type Role,
  type Tenure,
} from '@hoa/domain';
import { broadcastDefaults } from '@hoa/domain/schemas';
import { runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabase } from '../database/create-database.ts';
import { createJobsPool, type Jobs, startJobs } from '../jobs/create-jobs.ts';
import { queueJobs } from '../jobs/queue-jobs.ts';
import type { WorkFailure } from '../jobs/worker.ts';
import { startTestDatabase } from '../testing/index.ts';
import { TestRoster } from '../testing/roster.ts';
import { refusal, type SmtpOptions, startSmtp } from '../testing/start-smtp.ts';
import { createSmtpTransport } from './smtp-transport.ts';

const source = { uid: 'admin', operation: 'test', traceId: 'abcd1234' };
let association: Association;

let setUp: Awaited<ReturnType<typeof openMailing>>;
beforeAll(async () => {
  setUp = await openMailing();
});
beforeEach(() => setUp.roster.query('DELETE FROM jobs.job'));
afterAll(() => setUp.close());

async function openMailing() {
  const testDatabase = await startTestDatabase();
  const roster = await TestRoster.open(testDatabase.ownerUrl);
  const database = createDatabase({ url: testDatabase.url, beforeCommit: [queueJobs] });
  await roster.addAssociation('cedar', {
    name: 'Cedar Hollow',
    postalAddress: '7 Cedar Street',
  });
  const known = await database.association('cedar');
  if (!known) throw new Error('The association was not added.');
  association = known;
  await roster.query("UPDATE jobs.queue SET retry_delay = 1 WHERE name = 'portal'");
  await roster.put('cedar', 'buildings', 'A', { id: 'A', name: 'A' });
  for (const unit of ['A-101', 'A-102']) {
    await roster.put('cedar', 'units', unit, { id: unit, building: 'A' });
  }
  return {
    ...testDatabase,
    roster,
    database,
    async close() {
      await Promise.all([database.close(), roster.close()]);
      await testDatabase.drop();
    },
  };
}

/** Starts a worker that sends mail through a real SMTP server. */
async function mailBy(options?: SmtpOptions) {
  const smtp = await startSmtp(options);
  const failed: WorkFailure[] = [];
  const givenUp: WorkFailure[] = [];
  const transport = createSmtpTransport(smtp.url, 1000);
  const pool = createJobsPool(setUp.url, () => {});
  const jobs: Jobs = await startJobs({
    pool,
    database: setUp.database,
    transport,
    origin: 'https://portal.example',
    sender: 'portal@portal.example',
    now: () => new Date(),
    signIn: { mailFor: async () => undefined },
    reauth: { mailFor: async () => undefined },
    emailChanges: { store: async () => {}, linkOf: (name) => `https://portal.example/#${name}` },
    limits: { within: async (...tries) => tries.map(() => true) },
    sweeps: {},
    log: {
      failed: (entry) => void failed.push(entry),
      givenUp: (entry) => void givenUp.push(entry),
      error: () => {},
    },
  });
  onTestFinished(async () => {
    await jobs.stop();
    transport.close();
    await pool.end();
    await smtp.close();
  });
  return { received: smtp.received, failed, givenUp };
}

let people = 0;
async function addResident(
  notifications: Partial<NotificationSettings> = {},
  language: 'en' | 'de' = 'en',
  membership: {
    unit?: string;
    tenure?: Tenure;
    since?: string;
    until?: string;
    role?: Role;
    office?: Office;
    vendorUid?: string;
  } = {},
): Promise<{ uid: string; email: string }> {
  people += 1;
  const uid = `person-${people}`;
  const email = `${uid}@example.org`;
  await setUp.roster.addPerson('cedar', { uid, email });
  await setUp.roster.addMembership('cedar', { uid, ...membership });
  await setUp.roster.put('cedar', 'profiles', uid, {
    id: uid,
    uid,
    displayName: uid,
    email,
    role: 'resident',
    joinDate: '2020-01-01T00:00:00.000Z',
    preferences: {
      ...defaultPreferences,
      language,
      notifications: { ...defaultPreferences.notifications, ...notifications },
    },
  });
  return { uid, email };
}

/** Runs an operation in the association, by default as an administrator. */
function callAs<N extends Operation>(
  actor: Partial<Actor> & Pick<Actor, 'uid'>,
  name: N,
  input: Input<N>,
) {
  return runOperation(
    {
      useCases,
      unitOfWork: setUp.database.unitOfWork(source),
      session: () => ({
        displayName: actor.uid,
        email: '',
        role: 'admin',
        hoaId: 'cedar',
        ...actor,
      }),
      association: () => association,
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
      paymentProvider: { charge: async () => ({ status: 'failed', confirmationNumber: '' }) },
    },
    name,
    input,
  );
}

const waterOff = (audience: Audience) => ({
  ...broadcastDefaults,
  ...{ subject: 'Water off', message: 'From nine.', audience, sendEmail: true },
});

interface Notified {
  readonly furtherKeys?: readonly string[];
  readonly hiddenFrom?: readonly string[];
  readonly priority?: string;
}

/** Writes a notification as use cases do. */
async function notify(
  uid: string,
  type: 'message' | 'maintenance' = 'maintenance',
  { furtherKeys = [], hiddenFrom = [], ...params }: Notified = {},
) {
  await setUp.database.unitOfWork(source).write(association, async ({ repositories, addJob }) => {
    const id = crypto.randomUUID();
    addJob({ type: 'notification-mail', collection: 'notifications', notificationId: id });
    repositories.notifications.put({
      id,
      recipients: [`uid:${uid}`, ...furtherKeys],
      title: 'TKT-1: Resolved',
      message: 'Vera moved “Leak” to Resolved.',
      notice: {
        code: 'ticket-moved',
        params: { ticketId: 'TKT-1', name: 'Vera', ticket: 'Leak', status: 'resolved', ...params },
      },
      type,
      priority: 'normal',
      read: false,
      createdAt: new Date().toISOString(),
      actionUrl: '/tickets/TKT-1',
    });
    for (const each of hiddenFrom) {
      repositories.notificationMarks.put({
        id: `${each}:${id}`,
        uid: each,
        notificationId: id,
        read: false,
        deleted: true,
        at: new Date().toISOString(),
      });
    }
  });
}

async function idle(): Promise<void> {
  await vi.waitFor(async () => {
    const [row] = await setUp.roster.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM jobs.job
       WHERE name = 'portal' AND state < 'completed'`,
    );
    expect(row?.count).toBe(0);
  }, 15_000);
}

describe('a notification', () => {
  it('is emailed once, in the language of its reader, with a link to its subject', async () => {
    const { received } = await mailBy();
    const { uid, email } = await addResident({}, 'de');
    await notify(uid);
    await idle();
    expect(received.map(({ to }) => to)).toEqual([email]);
    expect(received[0]?.subject).toBe('TKT-1: Erledigt');
    expect(received[0]?.lines).toContain('https://portal.example/tickets/TKT-1');
  });

  it.each([
    ['wants no mail', { email: false }, 'maintenance', 0],
    ['muted its subject', { maintenance: false }, 'maintenance', 0],
    ['muted another subject', { payments: false }, 'maintenance', 1],
    ['muted everything, to messages', { maintenance: false, forums: false }, 'message', 1],
  ] as const)('to somebody who %s is mailed %#', async (_, settings, type, count) => {
    const { received } = await mailBy();
    const { uid } = await addResident(settings);
    await notify(uid, type);
    await idle();
    expect(received).toHaveLength(count);
  });

  it('reaches administrators with the permission of its key, as the association adjusted it', async () => {
    const { received } = await mailBy();
    const { uid, email } = await addResident();
    const manager = await addResident({}, 'en', { role: 'admin', office: 'manager' });
    const editor = await addResident({}, 'en', { role: 'admin', office: 'editor' });
    const reached = async () => {
      received.length = 0;
      await notify(uid, 'message', { furtherKeys: ['permission:tickets'] });
      await idle();
      const known = [email, manager.email, editor.email];
      return received
        .map(({ to }) => to)
        .filter((to) => known.includes(to))
        .sort();
    };
    expect(await reached()).toEqual([email, manager.email].sort());
    const permissions = { ...defaultPermissions, manager: [], editor: ['tickets'] };
    await setUp.roster.put('cedar', 'offices', 'cedar', { id: 'cedar', permissions });
    expect(await reached()).toEqual([email, editor.email].sort());
  });

  it('reaches a person who matches two recipient keys once, and not a person whom it is hidden from', async () => {
    const { received } = await mailBy();
    const { uid, email } = await addResident({}, 'en', { role: 'admin' });
    const author = await addResident({}, 'en', { role: 'admin' });
    await notify(uid, 'message', { furtherKeys: ['role:admin'], hiddenFrom: [author.uid] });
    await idle();
    expect(received.map(({ to }) => to)).toEqual([email]);
  });

  it('about a safety ticket begins its subject with the priority', async () => {
    const { received } = await mailBy();
    const { uid } = await addResident({}, 'de');
    await notify(uid, 'maintenance', { priority: 'safety' });
    await idle();
    expect(received.map(({ subject }) => subject)).toEqual(['Sicherheit: TKT-1: Erledigt']);
  });

  it('to a vendor reaches everyone who works for it and wants mail', async () => {
    const { received } = await mailBy();
    const job = { role: 'vendor', vendorUid: 'bright-wires' } as const;
    const { email } = await addResident({}, 'en', job);
    await addResident({ email: false }, 'en', job);
    await addResident({}, 'en', { ...job, vendorUid: 'other-wires' });
    await setUp.database.unitOfWork(source).write(association, async (transaction) => {
      const id = crypto.randomUUID();
      transaction.repositories.vendorNotifications.put({
        ...{ id, recipientUid: 'bright-wires', title: 'New work item', message: 'Pump' },
        ...{ type: 'work_item_assigned', priority: 'normal', read: false },
        createdAt: new Date().toISOString(),
      });
      transaction.addJob({
        ...{ type: 'notification-mail', collection: 'vendorNotifications', notificationId: id },
      });
    });
    await idle();
    expect(received.map(({ to }) => to)).toEqual([email]);
  });

  it('is not emailed to former members', async () => {
    const { received } = await mailBy();
    const { uid } = await addResident({}, 'en', { until: '2021-01-01T00:00:00.000Z' });
    await notify(uid);
    await idle();
    expect(received).toEqual([]);
  });
});

describe('a new name in a profile', () => {
  it('is copied to the directory of people', async () => {
    await mailBy();
    const { uid } = await addResident();
    const unitOfWork = setUp.database.unitOfWork(source);
    await unitOfWork.write(association, async ({ repositories }) => {
      const profile = await repositories.profiles.get(uid);
      if (profile) repositories.profiles.put({ ...profile, displayName: 'Nell Abara' });
    });
    await idle();
    const known = await unitOfWork.read(association, ({ repositories }) =>
      repositories.people.get(uid),
    );
    expect(known?.displayName).toBe('Nell Abara');
  });
});

describe('mail', () => {
  it('to a building reaches each of its people once, under an id of its own', async () => {
    const { received } = await mailBy();
    const first = await addResident({}, 'en', { unit: 'A-101' });
    const second = await addResident({}, 'de', { unit: 'A-102' });
    await addResident({ announcements: false }, 'en', { unit: 'A-102' });
    await setUp.database.unitOfWork(source).write(association, async (transaction) => {
      transaction.repositories.broadcasts.put({
        id: 'broadcast-1',
        threadId: 'thread-1',
        subject: 'Water off',
        message: 'From nine.',
        audience: { type: 'building', value: 'A' },
        priority: 'high',
        sendNotification: false,
        sendEmail: true,
        sentBy: 'admin',
        sentAt: new Date().toISOString(),
        recipientCount: 3,
      });
      transaction.addJob({ type: 'broadcast-mail', broadcastId: 'broadcast-1' });
    });
    await idle();
    expect(received.map(({ to }) => to).sort()).toEqual([first.email, second.email].sort());
    expect(new Set(received.map(({ id }) => id)).size).toBe(2);
  });

  it('to a combination reaches the people that the office sees listed [complaint 22]', async () => {
    const { received } = await mailBy();
    await setUp.roster.put('cedar', 'buildings', 'D', { id: 'D', name: 'D' });
    for (const [id, building] of [['D-1', 'D'], ['D-2', 'D'], ['E-1']]) {
      await setUp.roster.put('cedar', 'units', id ?? '', { id, building });
    }
    const add = (unit: string, tenure: Tenure, more: object = {}) =>
      addResident({}, 'en', { unit, tenure, ...more });
    const owner = await add('D-1', 'owner');
    const tenant = await add('D-1', 'tenant');
    await add('D-1', 'owner', { until: '2021-01-01T00:00:00.000Z' });
    const onBoard = await add('D-2', 'owner', { groups: ['board-members'] });
    const daughter = await add('D-2', 'household');
    const detached = await add('E-1', 'owner', { groups: ['board-members'] });
    const cases: [Partial<Audience>, { readonly email: string }[]][] = [
      [{ buildings: ['D'], tenures: ['owner'] }, [owner, onBoard]],
      [{ buildings: ['D'], tenures: ['tenant'] }, [tenant]],
      [{ tenures: ['household'] }, [daughter]],
      [{ value: 'e-1', buildings: ['D'], groups: ['board-members'] }, [onBoard, detached]],
      [{ groups: ['board-members'], tenures: ['owner', 'tenant'] }, [onBoard, detached]],
      [{ value: 'D-2', tenures: ['owner'] }, [onBoard]],
    ];
    const admin = { uid: 'admin' };
    for (const [parts, expected] of cases) {
      const audience = { value: '', ...parts, type: 'combined' } as const;
      const listed = await callAs(admin, 'broadcasts.recipients', { audience });
      const emails = expected.map(({ email }) => email).sort();
      expect(listed.items.map(({ displayName }) => `${displayName}@example.org`).sort()).toEqual(
        emails,
      );
      const sent = await callAs(admin, 'broadcasts.send', waterOff(audience));
      expect(sent.recipientCount).toBe(expected.length);
      await idle();
      expect(
        received
          .splice(0)
          .map(({ to }) => to)
          .sort(),
      ).toEqual(emails);
    }
  });

  it('of news checks the rights when it is sent [complaint 36]', async () => {
    await setUp.roster.put('cedar', 'buildings', 'F', { id: 'F', name: 'F' });
    await setUp.roster.put('cedar', 'units', 'F-1', { id: 'F-1', building: 'F' });
    const add = (more: object = {}) =>
      addResident({}, 'en', { unit: 'F-1', tenure: 'owner', ...more });
    const [stays, leaves, mutes] = [await add(), await add(), await add()];
    const tenant = await add({ tenure: 'tenant' });
    const item: Input<'news.save'> = {
      title: 'Roof',
      content: 'New tiles.',
      category: 'general',
      priority: 'normal',
      ...{ pinned: false, urgent: false, published: true, publishAt: '', expireAt: '' },
      sendEmail: true,
    };
    const audience = (...held: Tenure[]): Audience => ({
      ...{ type: 'combined', value: '', buildings: ['F'], tenures: held },
    });
    const admin = { uid: 'admin' };
    const save = (input: Input<'news.save'>) => callAs(admin, 'news.save', input);
    const { id } = await save({ ...item, audience: audience('owner', 'tenant') });
    const withdrawn = await save({ ...item, title: 'Withdrawn', audience: audience('owner') });
    // Before the worker starts, the audience is narrowed, an owner leaves and another mutes news.
    await save({ ...item, id, audience: audience('owner') });
    await callAs(admin, 'news.setPublished', { id: withdrawn.id, published: false });
    await setUp.roster.query(
      `UPDATE portal.memberships SET version = version + 1, data = data || '{"until": "2021-01-01T00:00:00.000Z"}'
       WHERE uid = $1`,
      [leaves.uid],
    );
    await setUp.roster.query(
      `UPDATE portal.profiles SET version = version + 1,
         data = jsonb_set(data, '{preferences,notifications,announcements}', 'false') WHERE id = $1`,
      [mutes.uid],
    );
    const { received } = await mailBy();
    await idle();
    const own = [stays, leaves, mutes, tenant].map(({ email }) => email);
    const mailed = received.filter(({ to }) => own.includes(to));
    expect(mailed.map(({ to, subject }) => [to, subject])).toEqual([[stays.email, 'Roof']]);
  });

  it('to a unit accepts any spelling of its label, and names unknown units in its refusal', async () => {
    const { received } = await mailBy();
    await setUp.roster.put('cedar', 'buildings', 'C', { id: 'C', name: 'C' });
    const unit = 'C-12 Maple Lane';
    await setUp.roster.put('cedar', 'units', unit, { id: unit, building: 'C' });
    const { uid, email } = await addResident({}, 'en', { unit });
    const admin = { uid: 'admin' };
    const send = (value: string) =>
      callAs(admin, 'broadcasts.send', waterOff({ type: 'units', value }));
    await expect(send('c-12 maple lane, Z-9, C-12 Oak Lane')).rejects.toMatchObject({
      code: 'invalid-input',
      params: { field: 'audience', problem: 'units-unknown', units: 'Z-9, C-12 Oak Lane' },
    });
    expect(await send(' c-12  MAPLE lane,C-12MapleLane')).toMatchObject({ recipientCount: 1 });
    await idle();
    expect(received.map(({ to }) => to)).toEqual([email]);
    const resident = { uid, role: 'resident', unit, groups: [] } as const;
    expect(await callAs(resident, 'threads.list', {})).toMatchObject({ total: 1, unread: 1 });
    expect(await callAs(resident, 'notifications.list', {})).toMatchObject({ total: 1 });
    const { items } = await callAs(admin, 'broadcasts.list', {});
    expect(items[0]).toMatchObject({ audience: { value: unit }, recipientCount: 1 });
  });

  it('is retried after temporary refusals, and arrives once [V16.5.2]', async () => {
    let refusals = 2;
    const { received, failed } = await mailBy({
      onRcptTo(_, __, callback) {
        refusals -= 1;
        callback(refusals >= 0 ? refusal(451) : null);
      },
    });
    await notify((await addResident()).uid);
    await idle();
    expect(received).toHaveLength(1);
    expect(failed.map(({ kind, tries }) => [kind, tries])).toEqual([
      ['mail', 1],
      ['mail', 2],
    ]);
  });

  it('is recorded as returned for everyone who has the email, if it is permanently refused', async () => {
    await mailBy({ onRcptTo: (_, __, callback) => callback(refusal(550)) });
    const { uid, email } = await addResident();
    await setUp.roster.addPerson('cedar', { uid: `partner-of-${uid}`, email });
    const { uid: other } = await addResident();
    await notify(uid);
    await idle();
    const bounced = await setUp.roster.query(
      `SELECT id, data -> 'bounce' ->> 'email' AS email FROM portal.people
       WHERE id IN ($1, $2, $3) AND data ? 'bounce' ORDER BY id`,
      [uid, `partner-of-${uid}`, other],
    );
    expect(bounced).toEqual([
      { id: `partner-of-${uid}`, email },
      { id: uid, email },
    ]);
  });

  it('is given up after a permanent refusal, with a log entry that contains no address', async () => {
    const { received, givenUp } = await mailBy({
      onRcptTo: (_, __, callback) => callback(refusal(550)),
    });
    const { uid, email } = await addResident();
    await notify(uid);
    await idle();
    expect(received).toEqual([]);
    expect(givenUp).toMatchObject([{ kind: 'mail', tries: 1, reason: 'MailRefusal' }]);
    expect(JSON.stringify(givenUp)).not.toContain(email);
  });

  it('has the same id when it is sent again after a lost answer', async () => {
    let losses = 1;
    const { received, failed } = await mailBy({
      refuseData() {
        losses -= 1;
        return losses >= 0 ? 421 : undefined;
      },
    });
    await notify((await addResident()).uid);
    await idle();
    expect(failed).toHaveLength(1);
    expect(received).toHaveLength(2);
    expect(received[0]?.id).toBe(received[1]?.id);
  });

  it('invites with a link to the login page, once for all roles that were added together [V6.4.1]', async () => {
    const { received } = await mailBy();
    const { uid, email } = await addResident({}, 'de', { unit: 'A-101' });
    await setUp.roster.addMembership('cedar', { uid, role: 'admin' });
    const [membershipId, ...furtherIds] = ['resident', 'admin'].map(
      (role) => `cedar:${uid}:${role}`,
    ) as [string, string];
    await setUp.database.unitOfWork(source).write(association, async ({ addJob }) => {
      addJob({ type: 'invitation-mail', membershipId, furtherIds });
    });
    await idle();
    expect(received.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Willkommen im Portal von Cedar Hollow'],
    ]);
    expect(received[0]?.lines).toContain('Bewohner (A-101) und Verwaltung');
    // With '=' in the encoding of mails.
    expect(received[0]?.lines).toContain('&association=3Dcedar');
    expect(received[0]?.lines).toContain('7 Cedar Street');
  });

  it('invites a person without a profile in the language that the association knows', async () => {
    const { received } = await mailBy();
    const { uid } = await addResident();
    await setUp.database.unitOfWork(source).write(association, async ({ repositories, addJob }) => {
      const [person] = await repositories.people.getMany([uid]);
      if (person) repositories.people.put({ ...person, language: 'fr' });
      repositories.profiles.remove(uid);
      addJob({ type: 'invitation-mail', membershipId: `cedar:${uid}:resident` });
    });
    await idle();
    expect(received.map(({ subject }) => subject)).toEqual([
      'Bienvenue sur le portail de Cedar Hollow',
    ]);
  });

  it.each([
    ['somebody whose access begins then', undefined],
    ['a member, with the role that begins then', 'admin'],
  ] as const)('names the day of an invitation for later, to %s', async (_, role) => {
    const { received } = await mailBy();
    const since = '2099-03-10T06:00:00.000Z';
    const { uid } = await addResident({}, 'en', { unit: 'A-101', since });
    if (role) await setUp.roster.addMembership('cedar', { uid, role });
    await setUp.database.unitOfWork(source).write(association, async ({ addJob }) => {
      addJob({ type: 'invitation-mail', membershipId: `cedar:${uid}:resident` });
    });
    await idle();
    const text = received[0]?.lines.replaceAll(/\s+/g, ' ');
    expect(text).toContain('You are listed as: Resident (A-101) from March 10, 2099.');
    expect(text?.includes('Your access begins on March 10, 2099.')).toBe(role === undefined);
  });
});
