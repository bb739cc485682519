/** Returns the keys of a storage that begin with a prefix. */
export function storageKeys(storage: Storage, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter((key) => key !== null).filter((key) => key.startsWith(prefix));
}
