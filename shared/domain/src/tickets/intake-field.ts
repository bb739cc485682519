/** Answers of an intake or work item form that have no field of their own on a ticket. */
export const intakeFields = [
  'location',
  'type',
  'dateOfIncident',
  'requestType',
  'issueType',
  'accountNumber',
] as const;

export type IntakeField = (typeof intakeFields)[number];
