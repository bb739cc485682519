import type { Repositories } from '../ports/collections.ts';
import type { SequenceName } from '../ports/sequence.ts';

/** The next number of a sequence, kept with what is written beside it. */
export async function nextNumber(
  { sequences }: Pick<Repositories, 'sequences'>,
  id: SequenceName,
): Promise<number> {
  const before = (await sequences.get(id)) ?? { id, last: 0 };
  return sequences.put({ ...before, last: before.last + 1 }).last;
}
