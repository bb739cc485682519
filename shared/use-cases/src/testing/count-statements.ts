import type { CollectionName, Repositories } from '../ports/collections.ts';
import type { Query } from '../ports/repository.ts';
import type { Transaction, UnitOfWork } from '../ports/unit-of-work.ts';

const statements = new Set<PropertyKey>([
  ...['get', 'getMany', 'find', 'count', 'countEach', 'aggregate'],
]);

/** A unit of work that records the statements of its last run, such as `tickets.find`. */
export interface CountedUnitOfWork extends UnitOfWork {
  readonly statements: readonly string[];
}

/** Counts the repository calls of a use case, since each is a round trip to the database on a server. */
export function countStatements(unitOfWork: UnitOfWork): CountedUnitOfWork {
  let asked: string[] = [];

  function counted<R>(work: (transaction: Transaction) => Promise<R>) {
    return (transaction: Transaction): Promise<R> => {
      asked = [];
      const repositories = new Proxy(transaction.repositories, {
        get: (all, collection: CollectionName) => countedRepository(collection, all[collection]),
      });
      return work({ ...transaction, repositories });
    };
  }

  function countedRepository<C extends CollectionName>(name: C, repository: Repositories[C]) {
    return new Proxy(repository, {
      get(target, method) {
        const value: unknown = Reflect.get(target, method);
        if (typeof value !== 'function') return value;
        if (!statements.has(method)) return value.bind(target);
        return (input: Query<string>) => {
          const isAll = method === 'find' && asksForEverything(input);
          asked.push(`${name}.${String(method)}${isAll ? ' of everything' : ''}`);
          return value.call(target, input);
        };
      },
    });
  }

  return {
    get statements() {
      return asked;
    },
    read: (association, work) => unitOfWork.read(association, counted(work)),
    write: (association, work) => unitOfWork.write(association, counted(work)),
  };
}

function asksForEverything({ where = {}, limit }: Query<string>): boolean {
  return limit === undefined && Object.values(where).every((condition) => condition === undefined);
}
