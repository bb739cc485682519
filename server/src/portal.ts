import type { UseCases } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import type { Logger } from 'pino';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { createFeedAddresses } from './calendar/feed-addresses.ts';
import type { ListenAddress, ServeConfiguration } from './configuration.ts';
import { createDatabase } from './database/create-database.ts';
import { openPool } from './database/open-pool.ts';
import { refusePowerfulRole } from './database/restricted-role.ts';
import {
  createCsvReader,
  csvLimits,
  Decoders,
  mailLimits,
  pictureLimits,
} from './decoding/decoders.ts';
import { createEventHub } from './events/event-hub.ts';
import { eventsRoutes } from './events/events-routes.ts';
import { recordChanges } from './events/record-changes.ts';
import { createExporter } from './export/create-exporter.ts';
import { packageRoutes } from './export/package-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { logoRoutes } from './files/logo-routes.ts';
import { openFileStorage } from './files/open-file-storage.ts';
import { sweepFiles } from './files/sweep-files.ts';
import { Admission } from './http/admission.ts';
import { createApp } from './http/app.ts';
import { cacheAssociations } from './http/cache-associations.ts';
import { failingChecks } from './http/health-routes.ts';
import type { HttpApp } from './http/http-env.ts';
import { limitRequests } from './http/limit-requests.ts';
import { addCounter, addGauge, createMetrics } from './http/metrics.ts';
import { describeError } from './http/problem.ts';
import { createAuthentication } from './identity/create-authentication.ts';
import { developmentLimits, signInLimits } from './identity/limits.ts';
import { createSecrets } from './identity/secrets.ts';
import { inboundMailPath, inboundMailRoutes } from './inbound-mail/inbound-mail-routes.ts';
import { createReplyReceiver } from './inbound-mail/reply-receiver.ts';
import { addWork } from './jobs/add-work.ts';
import { createJobsPool, startJobs } from './jobs/create-jobs.ts';
import { queueJobs } from './jobs/queue-jobs.ts';
import { Mailbox } from './mail/mailbox.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { createSmtpTransport } from './mail/smtp-transport.ts';
import { whenReady } from './portal-server.ts';
import type { Database } from './ports/database.ts';
import type { SignedIn } from './ports/sessions.ts';
import { privacyRoutes } from './privacy/privacy-routes.ts';

export interface LivePortalOptions
  extends Omit<ServeConfiguration, keyof ListenAddress | 'hasDemo' | 'hasSampleSignIn'> {
  /** True for a demo, which records dues as paid without charging anyone; otherwise dues can't be paid here. */
  readonly simulatesPayments: boolean;
  readonly log: Logger;
}

/** The composed server, which does not listen yet. */
export interface LivePortal {
  readonly app: HttpApp;
  readonly database: Database;
  /** Resolves when all parts, including the mailbox, work; rejects with the names of the failing ones. */
  ready(): Promise<void>;
  /** Called before shutdown: asks open event streams to reconnect elsewhere, and reports not ready. */
  sendAway(): void;
  /** Finishes background work and closes the database. */
  close(): Promise<void>;
}

type Close = () => unknown;

/** Composes all parts of the server, and closes the opened ones if that fails. The only place that knows every part. */
export async function openLivePortal(options: LivePortalOptions): Promise<LivePortal> {
  const closes: Close[] = [];
  try {
    return await compose(options, closes);
  } catch (error) {
    await closeAll(closes);
    throw error;
  }
}

/** Closes in sequence, in reverse order of opening. */
async function closeAll(closes: readonly Close[]): Promise<void> {
  for (const close of closes.toReversed()) await close();
}

/** @param closes Collects a function to close each part as soon as it is open. */
async function compose(options: LivePortalOptions, closes: Close[]): Promise<LivePortal> {
  const { databaseUrl, origin, secret, trustedProxies, log } = options;
  const now = () => new Date();
  const newId = () => crypto.randomUUID();
  let isClosing = false;
  let isLeaving = false;
  const metrics = createMetrics({ ofProcess: true });
  const jobFailed = addCounter(metrics, 'portal_job_failures_total', 'Jobs that failed once.');
  const jobGivenUp = addCounter(
    metrics,
    'portal_jobs_given_up_total',
    'Jobs that are not tried again.',
  );
  // During shutdown, connections closed by the database are not logged.
  const onError = (reason: string) => void (isClosing || log.error({ reason }, 'failed'));
  await refusePowerfulRoleOf(databaseUrl);

  const opened = createDatabase({
    url: databaseUrl,
    // The events come last, since from then on the transaction blocks others of its association.
    beforeCommit: [queueJobs, recordChanges({ now })],
  });
  closes.push(() => opened.close());
  const database = { ...opened, association: cacheAssociations(opened, now) };
  const identity = createAuthentication({
    databaseUrl,
    database,
    origin,
    secret,
    trustedProxies,
    replyAddress: options.replyAddress,
    limits: options.smtpUrl === undefined ? developmentLimits : signInLimits,
    onError,
  });
  closes.push(() => identity.close());
  const storage = await openFileStorage(options);
  const decoders = new Decoders(pictureLimits);
  const hub = createEventHub({
    databaseUrl,
    now,
    // The event hub reconnects without help.
    onFailure: (error) => log.warn({ error: describeError(error) }, 'events'),
  });
  closes.push(() => hub.close());
  const jobsPool = createJobsPool(databaseUrl, onError);
  closes.push(() => jobsPool.end());
  const mailbox = options.hasMailbox ? new Mailbox(jobsPool) : undefined;
  const transport = options.smtpUrl ? createSmtpTransport(options.smtpUrl) : mailbox;
  if (!transport) throw new Error('There is neither a mail server nor a mailbox.');
  closes.push(() => transport.close());
  const jobs = await startJobs({
    pool: jobsPool,
    database,
    signIn: identity.signIn,
    reauth: identity.reauth,
    emailChanges: identity.emailChanges,
    exporter: createExporter({ database, storage, now }),
    limits: identity.limits,
    replyAddresses: identity.replyAddresses,
    transport,
    origin,
    sender: options.mailFrom,
    now,
    sweeps: { identity: () => identity.sweep() },
    nightlySweeps: { files: () => sweepFiles(storage, database, now()) },
    log: {
      failed(entry) {
        jobFailed();
        log.warn(entry, 'job failed');
      },
      givenUp(entry) {
        jobGivenUp();
        log.error(entry, 'job given up');
      },
      error: onError,
    },
  });
  closes.push(() => jobs.stop());

  const admission = new Admission();
  addGauge(metrics, 'portal_in_work', 'What the server works on.', () => admission.inWork);
  addGauge(metrics, 'portal_event_streams', 'Pages that listen.', hub.subscribers);
  addGauge(metrics, 'portal_jobs_waiting', 'Jobs that wait.', () => jobs.waiting());

  // In development there is no limit, since tests send many people's requests from one machine.
  const sessions =
    options.smtpUrl === undefined
      ? identity.sessions
      : limitRequests(identity.sessions, (account, times) =>
          identity.limits.count(['requestsByPerson', account, times]),
        );
  const feeds = createFeedAddresses(createSecrets(secret));
  const running = {
    database,
    sessions,
    guard: identity.guard,
    ownSessions: (signedIn: SignedIn) => identity.sessions.own(signedIn),
    ownPasskeys: (signedIn: SignedIn) => identity.passkeys.own(signedIn),
    identities: identity.roster,
    useCases: options.simulatesPayments ? useCases : withoutCharges,
    auditTrail: database.auditTrail,
    csvReader: createCsvReader(new Decoders(csvLimits)),
    paymentProvider: createSimulatedPayments(newId),
    calendarFeeds: feeds,
    now,
    newId,
  };
  const { replyAddresses } = identity;
  const receiveReply = replyAddresses
    ? createReplyReceiver({
        ...running,
        ...{ storage, decoders, replyAddresses, origin, log },
        mailDecoders: new Decoders(mailLimits),
        roster: identity.roster,
        limits: identity.limits,
        queue: (mail) => addWork(jobsPool, [{ kind: 'mail', mail }]),
        sender: options.mailFrom,
      })
    : undefined;
  const files = { files: () => storage.isReady() };
  const checks = {
    serving: () => !isLeaving,
    schema: () => database.isMigrated(),
    events: () => hub.isListening(),
    ...(storage.isShared ? {} : files),
  };
  const atFirst = {
    ...checks,
    ...files,
    database: () => database.isReady(),
    sessions: () => identity.isReady(),
    ...(mailbox && { mailbox: () => mailbox.list().then(() => true) }),
  };
  const app = createApp({
    ...running,
    cursor: (hoaId) => hub.cursor(hoaId),
    admission,
    log,
    metrics,
    metricsToken: options.metricsToken,
    checks,
    sharedChecks: storage.isShared ? files : {},
    origin,
    headerAuthorized: [inboundMailPath],
    routes: [
      identity.routes,
      eventsRoutes({ hub, sessions }),
      fileRoutes({ ...running, storage, decoders }),
      // Not from the cache, since a page requests a new logo immediately.
      logoRoutes({ database: opened, storage, decoders }),
      packageRoutes({
        database,
        storage,
        now,
        countVisit: (c) => identity.limits.count(['packagesByAddress', identity.addressOf(c)]),
      }),
      calendarRoutes({
        database,
        feeds,
        now,
        countRequest: (c) => identity.limits.count(['calendarsByAddress', identity.addressOf(c)]),
      }),
      privacyRoutes(running),
      ...(receiveReply && options.inboundMailSecret
        ? [inboundMailRoutes(receiveReply, options.inboundMailSecret)]
        : []),
      ...(mailbox ? [mailboxRoutes(mailbox, receiveReply)] : []),
    ],
  });

  return {
    app,
    database,
    ready: () => whenReady(() => failingChecks(atFirst)),
    sendAway() {
      isLeaving = true;
      hub.sendAway();
    },
    async close() {
      isClosing = true;
      await closeAll(closes);
    },
  };
}

const {
  'payments.pay': _pay,
  'payments.saveAutopay': _autopay,
  ...withoutCharges
}: UseCases = useCases;

async function refusePowerfulRoleOf(databaseUrl: string): Promise<void> {
  const pool = openPool({ connectionString: databaseUrl, max: 1 });
  try {
    await refusePowerfulRole(pool);
  } finally {
    await pool.end();
  }
}
