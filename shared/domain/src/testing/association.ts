import type { AssociationSettings } from '../association/association-schema.ts';

/** The settings of an association in tests; its days begin where the test runs. */
export const exampleAssociation: AssociationSettings = {
  duesAmount: 15_000,
  laborRate: 7_500,
  cardFeeRate: 310,
  cardFeeFlat: 30,
  bankFee: 150,
  exampleUnits: ['A-101', 'B-204'],
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
};
