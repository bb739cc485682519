import type { UseCase } from '../kernel/use-case.ts';

/** The settings of the actor's association that its members may read. */
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
