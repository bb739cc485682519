import type { AssociationSettings } from '../schemas/association.ts';

/** The settings of an association in tests; its days begin where the test runs. */
export const exampleAssociation: AssociationSettings = {
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
};
