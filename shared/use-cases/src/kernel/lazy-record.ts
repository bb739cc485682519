/**
 * Returns a record whose members are created on first access. `make` must return for each key the value that the
 * record's type declares.
 */
export function lazyRecord<R extends object>(make: (key: keyof R) => unknown): R {
  const made = new Map<PropertyKey, unknown>();
  return new Proxy({} as R, {
    get(_record, key) {
      if (!made.has(key)) made.set(key, make(key as keyof R));
      return made.get(key);
    },
  });
}
