import { type Input, type Operation, PortalError } from '@hoa/api';
import type { Actor, Association } from '@hoa/domain';
import { testNow } from '@hoa/mock-data/testing';
import { readOnly, runOperation, type UnitOfWork } from '@hoa/use-cases';
import { useCases } from '@hoa/use-cases/all';
import { createSimulatedPayments } from '@hoa/use-cases/payments/simulated-payments';
import type { Client, ClientBase } from 'pg';
import { setting } from '../settings.ts';
import { SqlTransaction } from '../transaction.ts';
import { type PlanNode, rowsRead } from './rows-read.ts';

export const maxReadForOne = 20;

/** This many rows fit into a few blocks, so an index would not read fewer. */
const fewRows = 50;

export interface Asking {
  /** Connected as the restricted role. */
  readonly client: Client;
  readonly association: Association;
  readonly actor: Actor;
}

/** Runs a query and returns its statements that read too many rows, each with the numbers. */
export async function expensiveStatements(
  { client, association, actor }: Asking,
  name: Operation,
  input: object,
): Promise<string[]> {
  const found: string[] = [];
  const explaining = explain(client, (sql, plan) => {
    const { read, returned } = rowsRead(plan);
    if (read <= Math.max(fewRows, maxReadForOne * returned)) return;
    found.push(`${read} rows read for ${returned}: ${sql}`);
  });
  const unitOfWork: Pick<UnitOfWork, 'read'> = {
    async read(association, work) {
      await client.query(`BEGIN READ ONLY; SELECT ${setting('hoa.id', association.id)}`);
      try {
        return await work(readOnly(new SqlTransaction(association, explaining).forUseCase));
      } finally {
        await client.query('COMMIT');
      }
    },
  };
  const dependencies = {
    useCases,
    unitOfWork: { ...unitOfWork, write: refuse },
    session: () => actor,
    association: () => association,
    now: () => testNow,
    newId: () => 'id',
    paymentProvider: createSimulatedPayments(() => 'id'),
  };
  await runOperation(dependencies, name, input as Input<Operation>).catch((error: unknown) => {
    if (!(error instanceof PortalError)) throw error;
  });
  return found;
}

async function refuse(): Promise<never> {
  throw new Error('Queries do not write.');
}

/** Wraps a connection so that each statement is explained before it runs. */
function explain(real: Client, onPlan: (sql: string, plan: PlanNode) => void): ClientBase {
  const query = async ({ text, values }: { text: string; values: unknown[] }) => {
    const explained = await real.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
    onPlan(text, explained.rows[0]['QUERY PLAN'][0].Plan);
    return real.query(text, values);
  };
  return { query } as unknown as ClientBase;
}
