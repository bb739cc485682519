import { type Gateway, type Input, type Operation, PortalError } from '@hoa/api';
import { type Actor, roles, storedSettings, unitSearchKey } from '@hoa/domain';
import {
  mockActors,
  openEmptyStorage,
  openUnitOfWork,
  sampleAssociation,
  testNow,
} from '@hoa/mock-data/testing';
import { implementedOperations, runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { withPlan } from '@hoa/use-cases/events/planned-once';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import {
  countStatements,
  exampleInputs,
  gatewayContractSuite,
  type RepositoryStorage,
} from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoStorage, openDemoStorage, testSource } from '../testing/index.ts';

let demo: DemoStorage;
beforeAll(async () => {
  demo = await openDemoStorage();
});
afterAll(() => demo.drop());

function run<N extends Operation>(
  { unitOfWork, association }: RepositoryStorage,
  actor: Actor | null,
  name: N,
  input: Input<N> = exampleInputs[name],
) {
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `id-${ids}`;
  };
  const dependencies = {
    useCases,
    unitOfWork,
    session: () => actor,
    association: () => association,
    now: () => testNow,
    newId,
    paymentProvider: createSimulatedPayments(newId),
  };
  return runOperation(dependencies, name, input);
}

/** Returns the answer, or the code of the refusal. */
async function outcomeOf(storage: RepositoryStorage, actor: Actor, name: Operation) {
  try {
    return withoutAddresses(await run(storage, actor, name));
  } catch (error) {
    if (!(error instanceof PortalError)) throw error;
    return { code: error.code, params: error.params };
  }
}

/** Removes the addresses of attachments, which differ: the browser loads them from its own build. */
function withoutAddresses(answer: unknown): unknown {
  const json = JSON.stringify(answer, (key, value) => (key === 'url' ? '' : value));
  return json === undefined ? undefined : JSON.parse(json);
}

/** Excludes sessions, passkeys, calendar feeds and the audit, which have their own tests. */
const offered = implementedOperations.filter(
  (name) => !/^(sessions|passkeys|calendar|audit)\./.test(name),
);

const inBrowser = (): RepositoryStorage => ({
  unitOfWork: openUnitOfWork(() => testNow),
  association: {
    ...sampleAssociation(),
    confirmsEmails: true,
    // A server shows the first units of the association as examples.
    exampleUnits: ['A-101', 'A-102'],
  },
});

describe.each(roles)('over PostgreSQL and over sample data, a %s', (role) => {
  test.each(offered)('gets the same answer as in sample mode: %s', async (name) => {
    const answer = await outcomeOf(demo, mockActors[role], name);
    const sample = inBrowser();
    await planEvents(sample);
    expect(answer).toEqual(await outcomeOf(sample, mockActors[role], name));
  });
});

/** Plans the sample events, as they are on a server. */
async function planEvents({ unitOfWork, association }: RepositoryStorage): Promise<void> {
  await unitOfWork.write(association, async ({ repositories }) => {
    for (const sample of await repositories.events.find({})) {
      const { series, event } = withPlan(sample, association.timeZone);
      repositories.eventSeries.put(series);
      repositories.events.put(event);
    }
  });
}

/** Adds a home, in which the person of the other association lives. */
async function settle({ unitOfWork, association }: RepositoryStorage): Promise<void> {
  const { unit: id = '' } = mockActors.resident;
  await unitOfWork.write(association, async ({ repositories }) => {
    repositories.buildings.put({ id: 'A', name: 'A' });
    repositories.units.put({ id, building: 'A', searchKey: unitSearchKey(id) });
  });
}

describe.each(roles)('a %s of another association, who knows the ids of this one', (role) => {
  let other: RepositoryStorage;
  beforeAll(async () => {
    other = await demo.openOther();
    const { database } = demo;
    await settle({ ...other, unitOfWork: database.unitOfWork(testSource) });
  });

  test.each(offered)('is answered as if there were no other: %s [V8.4.1]', async (name) => {
    const { association } = other;
    const actor = { ...mockActors[role], hoaId: association.id };
    const alone = { ...(await openEmptyStorage(association.timeZone)), association };
    await alone.unitOfWork.write(association, async ({ repositories }) =>
      repositories.associations.put(storedSettings(association)),
    );
    await settle(alone);
    expect(await outcomeOf(other, actor, name)).toEqual(await outcomeOf(alone, actor, name));
  });
});

test.each(offered)('%s asks at most six statements [V15.1.3]', async (name) => {
  for (const role of roles) {
    const counted = countStatements(demo.unitOfWork);
    await outcomeOf({ ...demo, unitOfWork: counted }, mockActors[role], name);
    expect(counted.statements.slice(6)).toEqual([]);
  }
});

async function noFiles(): Promise<never> {
  throw new Error('This suite moves no files.');
}

gatewayContractSuite('The use cases over PostgreSQL', {
  actors: mockActors,
  create(session) {
    const gateway: Gateway = {
      async call(name, input, signal) {
        if (signal?.aborted) throw new PortalError('aborted');
        if (!offered.includes(name))
          throw new PortalError(session() ? 'not-supported' : 'signed-out');
        return run(demo, session(), name, input);
      },
      subscribe: () => () => undefined,
      supports: (name) => offered.includes(name),
      upload: noFiles,
      download: noFiles,
      viewAddress: noFiles,
    };
    return { gateway, changeElsewhere: async () => false };
  },
});
