import type { IntakeCategory, Urgency } from './ticket-status.ts';

export const communityTypes = ['noise', 'parking', 'pets', 'other'] as const;
export const requestTypes = ['documents', 'permits', 'account', 'other'] as const;
export const issueTypes = ['billing', 'payment', 'assessment', 'other'] as const;

export type CommunityType = (typeof communityTypes)[number];
export type RequestType = (typeof requestTypes)[number];
export type IssueType = (typeof issueTypes)[number];

export const communityTypeLabels: Record<CommunityType, string> = {
  noise: 'Noise',
  parking: 'Parking',
  pets: 'Pets',
  other: 'Other',
};

export const requestTypeLabels: Record<RequestType, string> = {
  documents: 'Documents',
  permits: 'Permits',
  account: 'Account',
  other: 'Other',
};

export const issueTypeLabels: Record<IssueType, string> = {
  billing: 'Billing',
  payment: 'Payment',
  assessment: 'Assessment',
  other: 'Other',
};

/** The response time for each urgency. */
export const urgencyDescriptions: Record<Urgency, string> = {
  low: 'within a week',
  normal: 'within a few days',
  high: 'within 24 hours',
  safety: 'immediate',
};

/** The file types that each intake form accepts; the financial form has no file field. */
export const intakeAccept: Record<IntakeCategory, readonly string[]> = {
  maintenance: ['image/*'],
  community: [],
  administrative: ['.pdf', '.doc', '.docx'],
  financial: [],
};

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
