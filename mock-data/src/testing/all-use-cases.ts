import type { Input, Operation, Output } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import {
  type AuditTrail,
  type Identities,
  type KeptJob,
  type Repositories,
  runOperation,
} from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { sampleCollections } from '../collections.ts';
import { sampleAssociation } from '../sample-association.ts';
import { createBrowserUnitOfWork } from '../storage/browser-unit-of-work.ts';
import { memoryChangeStores } from '../storage/memory-change-store.ts';
import { testNow } from './open-gateway.ts';

export interface AllUseCasesOptions {
  readonly now?: () => Date;
  readonly identities?: Identities;
  readonly auditTrail?: AuditTrail;
}

/** Opens sample data with all use cases, including those that it does not offer. */
export function openAllUseCases({ now = () => testNow, ...ports }: AllUseCasesOptions = {}) {
  let lastId = 0;
  const jobs: KeptJob['job'][] = [];
  const association = { ...sampleAssociation(), timeZone: 'America/Denver' };
  const stores = memoryChangeStores();
  const unitOfWork = createBrowserUnitOfWork({
    collections: sampleCollections(),
    ...stores,
    now,
    onNotice: () => undefined,
    runJob: async ({ job }) => void jobs.push(job),
  });
  return {
    association,
    unitOfWork,
    /** The jobs, in order. */
    jobs,
    /** Returns the jobs that are scheduled for later. */
    waiting: async () => (await stores.local.jobs()).map(({ job }) => job),
    run: <N extends Operation>(actor: Actor, name: N, input: Input<N>): Promise<Output<N>> =>
      runOperation(
        {
          useCases,
          unitOfWork,
          session: () => actor,
          association: () => association,
          now,
          newId: () => `id-${++lastId}`,
          paymentProvider: createSimulatedPayments(() => 'id'),
          ...ports,
        },
        name,
        input,
      ),
    read: <R>(work: (repositories: Repositories) => Promise<R>): Promise<R> =>
      unitOfWork.read(association, ({ repositories }) => work(repositories)),
  };
}
