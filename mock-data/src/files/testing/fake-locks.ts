import type { UploadLocks } from '../uploads-in-use.ts';

interface FakePage {
  readonly locks: UploadLocks;
  /** Resolves when this page has acquired and released a lock. */
  ended(name: string): Promise<void>;
  close(): void;
}

/** Creates fake locks of one browser; each page holds its own until it closes. */
export function fakeLocks() {
  const held = new Map<string, { readonly page: number; readonly mode: LockMode }[]>();
  let pages = 0;

  function openPage(): FakePage {
    pages += 1;
    const page = pages;
    const ended = new Map<string, ReturnType<typeof withResolvers>>();
    const endOf = (name: string) => {
      const end = ended.get(name) ?? withResolvers();
      ended.set(name, end);
      return end;
    };
    const release = (name: string) =>
      held.set(
        name,
        (held.get(name) ?? []).filter((lock) => lock.page !== page),
      );
    async function request(
      name: string,
      { mode = 'exclusive', ifAvailable = false }: LockOptions,
      work: (lock: Lock | null) => unknown,
    ): Promise<unknown> {
      const taken = held.get(name) ?? [];
      const isFree = taken.every((lock) => lock.mode === 'shared' && mode === 'shared');
      if (!isFree && !ifAvailable)
        throw new Error('These fake locks cannot wait for a lock in use.');
      if (isFree) held.set(name, [...taken, { page, mode }]);
      try {
        return await work(isFree ? { name, mode } : null);
      } finally {
        if (isFree) release(name);
        endOf(name).resolve();
      }
    }
    const query = async () => ({
      held: [...held].flatMap(([name, locks]) => locks.map(({ mode }) => ({ name, mode }))),
      pending: [],
    });
    return {
      locks: { request, query } as object as UploadLocks,
      ended: (name) => endOf(name).promise,
      close: () => {
        for (const name of held.keys()) release(name);
      },
    };
  }

  return { openPage };
}

function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}
