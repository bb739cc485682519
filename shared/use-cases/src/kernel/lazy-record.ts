/**
 * A record whose members are made when first asked for, and once. `make` answers for each key with
 * what the record's type promises for it.
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
