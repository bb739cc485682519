import { defineMessages, plural } from '@hoa/ui/text';

export const en = {
  people: 'People',
  name: 'Name',
  roles: 'Roles',
  role: 'Role',
  everybody: 'Everybody',
  removed: 'Removed',
  searchPeople: 'Search by name, email or unit',
  failedToLoad: 'Failed to load people',
  nobody: 'Nobody belongs to the association yet',
  nobodyHint: 'Invite somebody, or import a file of people.',
  open: 'Open',
  from: ({ day }: { day: string }) => `from ${day}`,
  until: ({ day }: { day: string }) => `until ${day}`,
  sinceUntil: ({ since, until }: { since: string; until: string }) => `${since} to ${until}`,
  noRole: 'No role',

  invite: 'Invite Person',
  inviteHint: 'A person who belongs to the association already gets one more role.',
  displayName: 'Display name',
  email: 'Email',
  emailRequired: 'Email is required',
  phone: 'Phone',
  phoneNumber: 'Phone',
  unit: 'Unit',
  unitHint: 'As the association numbers it',
  unitSuch: ({ example }: { example: string }) =>
    `As the association numbers it, such as ${example}`,
  tenure: 'Holds the unit as',
  owner: 'Owner',
  tenant: 'Tenant',
  company: 'Company',
  services: 'Services',
  servicesHint: 'Separated by commas',
  holdsFrom: 'Holds from',
  holdsFromHint: 'Without a day, from now on',
  send: 'Send Invitation',
  invited: ({ name }: { name: string }) => `${name} is invited!`,
  roleAdded: ({ name }: { name: string }) => `${name} has a new role!`,
  failedToInvite: 'Failed to invite',

  personNotFound: 'Person not found',
  memberships: 'Roles',
  change: 'Change',
  changeMembership: 'Change Role or Unit',
  saveChange: 'Save Change',
  changed: 'Changed!',
  failedToChange: 'Failed to change the role',
  removeRole: 'Remove Role',
  removeRoleQuestion: 'Are you sure you want to remove this role?',
  removeRoleEffect: 'ends at once. Other roles stay.',
  roleRemoved: 'Role removed!',
  failedToRemoveRole: 'Failed to remove the role',
  addRole: 'Add Role',
  changeEmail: 'Change Email',
  changeEmailHint:
    'For a person who lost their mailbox. They sign in by the new email from now on.',
  newEmail: 'New email',
  emailChanged: 'Email changed!',
  inviteAgain: 'Send Invitation Again',
  invitedAgain: 'Invitation sent again!',
  failedToInviteAgain: 'Failed to send the invitation',
  failedToChangeEmail: 'Failed to change the email',
  remove: 'Remove',
  removeQuestion: 'Are you sure you want to remove this person?',
  removeEffect: 'is signed out at once and can be restored later.',
  removedToast: 'Removed!',
  failedToRemove: 'Failed to remove',
  restore: 'Restore',
  restored: 'Restored!',
  failedToRestore: 'Failed to restore',
  removedOn: ({ day }: { day: string }) => `Removed on ${day}`,
  history: 'History',
  accountOf: ({ unit }: { unit: string }) => `Account of ${unit}`,

  importFile: 'Import',
  importTitle: 'Import People',
  importHint:
    'A CSV file with a line for each role of a person. Nothing is imported before you confirm.',
  example: 'Download an example',
  file: 'CSV file',
  tooLarge: 'The file must be smaller than 500 kB',
  failedToRead: 'Failed to read the file',
  willImport: ({ people, lines }: { people: number; lines: number }) =>
    (people === 1 ? '1 person' : `${people} people`) +
    ' will be imported' +
    (lines > people ? `, from ${lines} lines` : ''),
  nothingToImport: 'Nothing can be imported',
  isRefused: ({ n }: { n: number }) =>
    plural('en', n, {
      one: '1 problem: its line is left out',
      other: `${n} problems: their lines are left out`,
    }),
  firstShown: ({ n }: { n: number }) => `The first ${n} are shown.`,
  line: 'Line',
  column: 'Column',
  problem: 'Problem',
  value: 'Value',
  importPeople: ({ n }: { n: number }) =>
    plural('en', n, { one: 'Import 1 person', other: `Import ${n} people` }),
  imported: ({ n }: { n: number }) =>
    plural('en', n, { one: '1 person imported!', other: `${n} people imported!` }),
  failedToImport: 'Failed to import',
  otherFile: 'Choose another file',

  problems: {
    'unit-unknown': 'The association has no such unit',
    'home-exists': 'The association has this home already',
    'home-used': 'People, payments or tickets refer to this home',
    'building-exists': 'Another building has this name',
    'label-invalid': 'At most 60 characters, without commas, colons and semicolons',
    'share-invalid': 'Not a number above 0',
    'member-already': 'This person has this role already',
    'email-taken': 'Somebody else has this email',
    'known-elsewhere':
      'Another association knows this person too; only they can change their email',
    'person-removed': 'This person was removed; restore them instead',
    'before-since': 'The role that is changed began later',
    'membership-over': 'This role has ended',
    required: 'Missing',
    'too-long': 'Too long',
    'email-invalid': 'Not an email address',
    'role-unknown': 'Not a role: resident, vendor or admin',
    'tenure-unknown': 'Neither owner nor tenant',
    'group-unknown': 'Not a group: residents, board-members or committee-chairs',
    'date-invalid': 'Not a day, such as 2026-03-31',
    'character-lost': 'A letter was lost: save the file as “CSV UTF-8”',
    repeated: 'An earlier line says the same',
    'column-unknown': 'Unknown column',
    'column-missing': 'This column is missing',
    'column-repeated': 'This column is there twice',
    cells: 'More cells than columns',
    unreadable: 'A quote is open or in the wrong place',
    'too-many': 'A file has at most 1,000 lines; the rest is left out',
  },
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../locales', import: 'people' }),
);

/** Why something about people is refused, by code. */
export function useProblemText() {
  return useText().problems;
}
