import type { Repositories } from '../ports/collections.ts';
import type { SequenceName } from '../ports/records.ts';

/** Returns the next number of a sequence, which is stored with the unit of work's other writes. */
export async function nextNumber(
  { sequences }: Pick<Repositories, 'sequences'>,
  id: SequenceName,
): Promise<number> {
  const before = (await sequences.get(id)) ?? { id, last: 0 };
  return sequences.put({ ...before, last: before.last + 1 }).last;
}
