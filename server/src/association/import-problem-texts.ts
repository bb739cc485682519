import type { ImportProblem } from '@hoa/domain/people';

/** The reasons why a line is not imported, for the operator who runs the command. */
export const importProblemTexts: Readonly<Record<ImportProblem, string>> = {
  'unit-unknown': 'The association has no such unit; import-units adds units.',
  'member-already': 'This person has this role already.',
  'email-taken': 'Somebody else has this email.',
  'known-elsewhere': 'Another association knows this person too.',
  'person-removed': 'This person was removed; an administrator can restore them.',
  'before-since': 'The role that is changed began later.',
  'membership-over': 'This role has ended.',
  required: 'The cell is empty.',
  'too-long': 'The cell is too long.',
  'email-invalid': 'This is not an email address.',
  'role-unknown': 'This is not a role: resident, vendor or admin.',
  'tenure-unknown': 'This is neither owner nor tenant.',
  'group-unknown': 'This is not a group: residents, board-members or committee-chairs.',
  'date-invalid': 'This is not a day, such as 2026-03-31.',
  'character-lost': 'A letter was lost; save the file as CSV UTF-8.',
  repeated: 'An earlier line says the same.',
  'column-unknown': 'This column is unknown and left out.',
  'column-missing': 'This column is missing.',
  'column-repeated': 'This column is there twice.',
  cells: 'The line has more cells than columns.',
  unreadable: 'A quote is open or in the wrong place.',
  'too-many': 'A file has at most 1,000 lines; the rest is left out.',
};
