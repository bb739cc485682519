import type { UseCase } from '../kernel/use-case.ts';

/** Returns the settings that every member of the association may read. */
export const getAssociation: UseCase<'association.get'> = async ({ association, repositories }) => {
  // Read, because the association of the context may be a second old.
  const stored = (await repositories.associations.get(association.id)) ?? association;
  const { timeZone, emergencyPhone, duesAmount, laborRate } = stored;
  const { exampleUnits } = association;
  return {
    timeZone,
    ...(emergencyPhone && { emergencyPhone }),
    ...(duesAmount !== undefined && { duesAmount }),
    ...(laborRate !== undefined && { laborRate }),
    ...(exampleUnits && { exampleUnits }),
  };
};
