import { startTestDatabase } from '@hoa/server/testing';
import { createDatabase } from '../../database/create-database.ts';
import { type OpenedApp, openApp } from '../../http/testing/open-app.ts';
import { createJobsPool, startJobs } from '../../jobs/create-jobs.ts';
import { queueJobs } from '../../jobs/queue-jobs.ts';
import type { RenderedMail } from '../../ports/mail.ts';
import { TestRoster } from '../../testing/roster.ts';
import {
  type Authentication,
  type AuthenticationOptions,
  createAuthentication,
} from '../create-authentication.ts';
import { Browser } from './browser.ts';

export interface OpenedIdentity extends Pick<OpenedApp, 'lines'> {
  readonly identity: Authentication;
  readonly roster: TestRoster;
  /** The sent mails, in order. */
  readonly mails: RenderedMail[];
  /** The errors that sign-in and jobs reported. */
  readonly errors: string[];
  readonly newBrowser: (address?: string) => Browser;
  /** Creates a member of the association `cedar` with a unique email address, so that tests do not interfere. */
  newMember(): Promise<{ uid: string; email: string }>;
  close(): Promise<void>;
}

const secret = 'a secret for tests, of more than thirty-two characters';

/** Opens sign-in over HTTP with its own database, with running jobs and recorded mails. */
export async function openIdentity(
  options: Partial<AuthenticationOptions> = {},
): Promise<OpenedIdentity> {
  const origin = options.origin ?? 'https://portal.example';
  const testDatabase = await startTestDatabase();
  const roster = await TestRoster.open(testDatabase.ownerUrl);
  const mails: RenderedMail[] = [];
  const errors: string[] = [];
  const onError = (error: string) => void errors.push(error);
  const database = createDatabase({ url: testDatabase.url, beforeCommit: [queueJobs] });
  const identity = createAuthentication({
    databaseUrl: testDatabase.url,
    database,
    origin,
    secret,
    onError,
    ...options,
  });
  const pool = createJobsPool(testDatabase.url, onError);
  const jobs = await startJobs({
    pool,
    database,
    ...identity,
    transport: { deliver: async (mail) => void mails.push(mail), close: () => {} },
    origin,
    sender: 'portal@portal.example',
    now: () => new Date(),
    sweeps: {},
    log: {
      failed: ({ kind, reason }) => onError(`${kind} failed: ${reason}`),
      givenUp: ({ kind, reason }) => onError(`${kind} given up: ${reason}`),
      error: onError,
    },
  });
  const { app, lines } = openApp(() => null, {
    origin,
    database,
    sessions: identity.sessions,
    guard: identity.guard,
    identities: identity.roster,
    now: () => new Date(),
    routes: [identity.routes],
  });
  let members = 0;
  return {
    identity,
    roster,
    mails,
    errors,
    lines,
    newBrowser: (address) => new Browser(app, origin, address),
    async newMember() {
      members += 1;
      const uid = `person-${members}`;
      const email = `${uid}@example.org`;
      await roster.addPerson('cedar', { uid, email });
      await roster.addMembership('cedar', { uid });
      return { uid, email };
    },
    async close() {
      await jobs.stop();
      await Promise.all([pool.end(), identity.close(), database.close(), roster.close()]);
      await testDatabase.drop();
    },
  };
}
