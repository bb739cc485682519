import { defineMessages } from '@hoa/ui/text';

export const en = {
  title: 'Permissions',
  hint: 'Administrators have all of them. Others read and change only the parts that are checked. A change applies at their next step.',
  permission: 'Part',
  admin: 'Administrator',
  always: 'Always',
  /** The name of a checkbox. */
  of: ({ permission, office }: { permission: string; office: string }) =>
    `${permission}: ${office}`,
  save: 'Save permissions',
  saved: 'Permissions saved',
  failedToSave: 'Failed to save the permissions',
  failedToLoad: 'Failed to load the permissions',
};

export type Messages = typeof en;

export const useText = defineMessages(
  en,
  import.meta.glob('./??.ts', { base: '../../../../locales', import: 'offices' }),
);
