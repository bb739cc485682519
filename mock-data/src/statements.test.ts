import { type Input, type Operation, PortalError } from '@hoa/api';
import { roles } from '@hoa/domain';
import { implementedOperations, runOperation } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import { countStatements, exampleInputs } from '@hoa/use-cases/testing';
import { expect, it } from 'vitest';
import { mockActors } from './mock-actors.ts';
import { sampleAssociation } from './sample-association.ts';
import { testNow } from './testing/open-gateway.ts';
import { openUnitOfWork } from './testing/open-unit-of-work.ts';

const maxStatements = 6;

it.each(implementedOperations)(
  '%s runs at most six statements and never reads a whole collection',
  async (name) => {
    for (const role of roles) {
      const statements = await statementsOf(name, role);
      expect(statements.filter((statement) => statement.endsWith('everything'))).toEqual([]);
      expect(statements.slice(maxStatements)).toEqual([]);
    }
  },
);

it.each(['tickets.list', 'tickets.board', 'topics.list'] as const)(
  '%s runs at most six statements for a search, by name too',
  async (name) => {
    for (const role of roles) {
      const statements = await statementsOf(name, role, { search: 'Rae lamp' });
      expect(statements.slice(maxStatements)).toEqual([]);
    }
  },
);

async function statementsOf<N extends Operation>(
  name: N,
  role: keyof typeof mockActors,
  input: Input<N> = exampleInputs[name],
) {
  let lastId = 0;
  const unitOfWork = countStatements(openUnitOfWork(() => testNow));
  const dependencies = {
    useCases,
    unitOfWork,
    session: () => mockActors[role],
    association: sampleAssociation,
    now: () => testNow,
    newId: () => {
      lastId += 1;
      return `id-${lastId}`;
    },
    paymentProvider: createSimulatedPayments(() => 'id'),
  };
  await runOperation(dependencies, name, input).catch((error: unknown) => {
    // The statements of a refused call count as well.
    if (!(error instanceof PortalError)) throw error;
  });
  return unitOfWork.statements;
}
