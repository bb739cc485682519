import { type Unit, unitSearchKey } from '@hoa/domain';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { Versioned } from '../ports/repository.ts';

/** Returns the home with a label, compared without case and spaces; one statement. */
export async function homeLabeled(
  { repositories }: Pick<UseCaseContext, 'repositories'>,
  label: string,
): Promise<Versioned<Unit> | undefined> {
  const [home] = await repositories.units.find({
    where: { searchKey: unitSearchKey(label) },
    limit: 1,
  });
  return home;
}
