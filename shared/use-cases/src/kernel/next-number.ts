import type { Repositories } from '../ports/collections.ts';
import type { Sequence, SequenceName } from '../ports/records.ts';

/** Returns the next number of a sequence, which is stored with the unit of work's other writes. */
export async function nextNumber(
  { sequences }: Pick<Repositories, 'sequences'>,
  id: SequenceName,
): Promise<number> {
  const before = await storedSequence({ sequences }, id);
  return sequences.put({ ...before, last: before.last + 1 }).last;
}

/** Returns a sequence as stored; from the start if no number was assigned yet. */
export async function storedSequence(
  { sequences }: Pick<Repositories, 'sequences'>,
  id: SequenceName,
): Promise<Sequence & { readonly version?: number }> {
  return (await sequences.get(id)) ?? { id, last: 0 };
}
