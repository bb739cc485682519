import type { CollectionName, Repositories } from '../ports/collections.ts';
import type { Transaction } from '../ports/unit-of-work.ts';
import { lazyRecord } from './lazy-record.ts';

/** Returns a transaction for a query; writing in it is a programming error and throws. */
export function readOnly({ repositories }: Pick<Transaction, 'repositories'>): Transaction {
  return {
    repositories: lazyRecord<Repositories>((collection) =>
      withoutWrites(collection, repositories[collection]),
    ),
    nextNumber: refuseWrite,
    addJob: refuseWrite,
  };
}

function withoutWrites<R extends object>(collection: CollectionName, repository: R): R {
  const refuse = () => {
    throw new Error(
      `A query wrote to ${collection}; make the operation a command in operations.ts.`,
    );
  };
  return new Proxy(repository, {
    get(target, key) {
      if (key === 'put' || key === 'remove' || key === 'increment') return refuse;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function refuseWrite(): never {
  throw new Error('A query asked for a number or a job; make the operation a command.');
}
