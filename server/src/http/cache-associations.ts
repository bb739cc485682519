import type { Association } from '@hoa/domain';
import type { Database } from '../ports/database.ts';

/** How long the settings of an association are cached, which requests read. A change applies after this time. */
const cacheMs = 1_000;

/** Looks up associations by id, with a cache. */
export function cacheAssociations(
  database: Pick<Database, 'association'>,
  now: () => Date,
): Database['association'] {
  const known = new Map<string, { readonly until: number; readonly association: Association }>();
  return async (id) => {
    const time = now().getTime();
    const cached = known.get(id);
    if (cached && time < cached.until) return cached.association;
    const association = await database.association(id);
    if (association) known.set(id, { until: time + cacheMs, association });
    else known.delete(id);
    return association;
  };
}
