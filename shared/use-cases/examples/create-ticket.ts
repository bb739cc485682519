import { newId } from '@hoa/domain';
// Creates a ticket and reads it back. Needs only the use cases package and its dependencies;
// scripts/use-cases-alone.test.ts runs it in such an installation.

import type { Actor } from '@hoa/domain';
import {
  type Dependencies,
  type Repositories,
  runOperation,
  type Transaction,
  type UnitOfWork,
} from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';

const resident: Actor = {
  uid: 'resident-1',
  displayName: 'Rae Whitcomb',
  email: 'rae@cedarhollow.example',
  role: 'resident',
  hoaId: 'cedar-hollow',
  unit: 'A-101',
};

const dependencies: Dependencies = {
  useCases,
  unitOfWork: memoryUnitOfWork(),
  session: () => resident,
  association: (id) => ({
    id,
    name: 'Cedar Hollow',
    timeZone: 'America/New_York',
    ticketPrefix: 'TKT',
    invoicePrefix: 'INV',
    confirmsEmails: true,
  }),
  now: () => new Date(),
  newId,
  paymentProvider: { charge: () => Promise.reject(new Error('Nothing is paid here.')) },
};

const created = await runOperation(dependencies, 'tickets.create', {
  category: 'maintenance',
  location: 'A-101, kitchen',
  urgency: 'normal',
  description: 'The light above the sink flickers.',
  attachments: [],
});
const ticket = await runOperation(dependencies, 'tickets.get', { ticketId: created.id });
process.stdout.write(`${ticket.id}: ${ticket.title} (${ticket.status})\n`);

interface Kept {
  readonly id: string;
  readonly version?: number;
}

/** The part of the port that these operations need: queries find nothing, and there is one writer. */
function memoryUnitOfWork(): UnitOfWork {
  const collections = new Map<string, Map<string, Kept>>();
  const repositories = new Proxy({} as Repositories, {
    get: (_, collection: string) => repositoryOf(collection),
  });
  let lastNumber = 0;

  function repositoryOf(name: string) {
    const records = collections.get(name) ?? new Map<string, Kept>();
    collections.set(name, records);
    return {
      get: async (id: string) => records.get(id),
      getMany: async (ids: readonly string[]) => ids.flatMap((id) => records.get(id) ?? []),
      find: async () => [],
      put(record: Kept) {
        const kept = { ...record, version: (record.version ?? 0) + 1 };
        records.set(kept.id, kept);
        return kept;
      },
    };
  }

  const run = <R>(_association: unknown, work: (transaction: Transaction) => Promise<R>) =>
    work({
      repositories,
      nextNumber: async () => {
        lastNumber += 1;
        return lastNumber;
      },
      addJob: () => undefined,
    });
  return { read: run, write: run };
}
