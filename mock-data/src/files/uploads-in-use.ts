/** The browser's locks, by which pages detect each other's uploads. */
export type UploadLocks = Pick<LockManager, 'request' | 'query'>;

const prefix = 'hoa:upload:';

/** Marks an upload as in use until this page closes, since an open form may still send it. */
export function markUploadInUse(locks: UploadLocks, id: string): void {
  const untilThePageCloses = () => new Promise<never>(() => undefined);
  void locks.request(prefix + id, { mode: 'shared' }, untilThePageCloses).catch(() => undefined);
}

/** Returns the ids of uploads that an open page may still send. */
export async function uploadsInUse(locks: UploadLocks): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = await locks.query();
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(
    names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
