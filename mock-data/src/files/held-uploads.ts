/** The part of the browser's locks by which pages know of each other's uploads. */
export type UploadLocks = Pick<LockManager, 'request' | 'query'>;

const prefix = 'hoa:upload:';

/** Says to every page that this one may still send an upload: a form of it may be open. It counts until this page closes. */
export function holdUpload(locks: UploadLocks, id: string): void {
  const untilThePageCloses = () => new Promise<never>(() => undefined);
  void locks.request(prefix + id, { mode: 'shared' }, untilThePageCloses).catch(() => undefined);
}

/** The ids of the uploads that some open page may still send. */
export async function heldUploads(locks: UploadLocks): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = await locks.query();
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(
    names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}
