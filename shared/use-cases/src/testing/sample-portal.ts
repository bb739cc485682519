import { type Input, type Operation, type Output, PortalError } from '@hoa/api';
import { type Actor, type Association, type Role, storedSettings } from '@hoa/domain';
import {
  mockActors,
  readSamples,
  sampleAssociation,
  simulatedMail,
  testNow,
} from '@hoa/mock-data/testing';
import { createInMemoryUnitOfWork, type InMemoryOptions } from '../in-memory/unit-of-work.ts';
import { createSimulatedPayments } from '../payments/simulated-payments.ts';
import type { CollectionName, Repositories } from '../ports/collections.ts';
import type { Job } from '../ports/job.ts';
import type { CalendarFeeds } from '../ports/services.ts';
import { runJob } from '../run-job.ts';
import { type Dependencies, runOperation } from '../run-operation.ts';
import { useCases } from '../use-cases.ts';

import { examplePolls } from './example-polls.ts';

export { actorOf } from '@hoa/mock-data/testing';

export interface PortalOptions extends Partial<Dependencies> {
  /** Overrides of the sample association's settings. */
  readonly settings?: Partial<Association>;
  readonly records?: InMemoryOptions['records'];
  /** Called with the collections that a write changed. */
  readonly onChange?: (changed: readonly CollectionName[]) => void;
}

/** Addresses that tests can read. */
const calendarFeeds: CalendarFeeds = {
  pathOf: ({ hoaId, uid, feed }) => `/feeds/${hoaId}/${uid}/${feed}.ics`,
  publicPathOf: (hoaId) => `/feeds/${hoaId}.ics`,
};

/**
 * Opens all use cases on in-memory sample data, with a clock that the test controls. Ids are `id-1`, `id-2`, …, and the
 * time zone is Denver's.
 */
export function openPortal({
  settings,
  records,
  onChange,
  now,
  ...dependencies
}: PortalOptions = {}) {
  const association = { ...sampleAssociation(), timeZone: 'America/Denver', ...settings };
  const jobs: Job[] = [];
  const waiting: Job[] = [];
  let time = testNow;
  const clock = now ?? (() => time);
  let lastId = 0;
  const isDue = (job: Job) => !('at' in job) || Date.parse(job.at) <= clock().getTime();
  const unitOfWork = createInMemoryUnitOfWork({
    records: {
      ...sampleRecords,
      associations: [storedSettings(association)],
      polls: examplePolls,
      ...records,
    },
    onCommit({ changed, jobs: added }) {
      onChange?.(changed);
      for (const job of added) (isDue(job) ? jobs : waiting).push(job);
    },
  });
  const newId = () => `id-${++lastId}`;
  const run = <N extends Operation>(
    actor: Actor | null,
    name: N,
    input: Input<N>,
  ): Promise<Output<N>> =>
    runOperation(
      {
        useCases,
        unitOfWork,
        session: () => actor,
        association: () => association,
        now: clock,
        newId,
        paymentProvider: createSimulatedPayments(newId),
        calendarFeeds,
        ...dependencies,
      },
      name,
      input,
    ).catch((error: unknown) => {
      throw PortalError.from(error);
    });
  return {
    association,
    unitOfWork,
    /** The jobs that are due, in order. They do not run by themselves. */
    jobs,
    /** The jobs that are scheduled for later. */
    waiting,
    run,
    /** Runs operations as a person. */
    as(person: Role | Actor | null | (() => Actor | null)) {
      const session = () => {
        if (typeof person === 'function') return person();
        return typeof person === 'string' ? mockActors[person] : person;
      };
      return {
        call: <N extends Operation>(name: N, input: Input<N>) => run(session(), name, input),
      };
    },
    read: <R>(work: (repositories: Repositories) => Promise<R>): Promise<R> =>
      unitOfWork.read(association, ({ repositories }) => work(repositories)),
    runJob: (job: Job, mail = simulatedMail) =>
      runJob(
        { unitOfWork, association: () => association, mail, now: clock },
        { key: newId(), hoaId: association.id, at: clock().toISOString(), job },
      ),
    /** Advances the clock. */
    wait(minutes: number) {
      time = new Date(time.getTime() + minutes * 60_000);
    },
  };
}

export type Portal = ReturnType<typeof openPortal>;

/** Runs operations as one person. */
export type Person = ReturnType<Portal['as']>;

/** The sample records at `testNow`. */
export const sampleRecords = await readSamples(testNow);
