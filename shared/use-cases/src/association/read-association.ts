import type { UseCase } from '../kernel/use-case.ts';

/** Returns the settings that every member of the association may read. */
export const getAssociation: UseCase<'association.get'> = async ({ association }) => {
  const { timeZone, emergencyPhone, duesAmount, laborRate, exampleUnits } = association;
  return {
    timeZone,
    ...(emergencyPhone && { emergencyPhone }),
    ...(duesAmount !== undefined && { duesAmount }),
    ...(laborRate !== undefined && { laborRate }),
    ...(exampleUnits && { exampleUnits }),
  };
};
