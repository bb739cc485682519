/** The parts of an administrator's work; each operation for administrators needs one of them. */
export const permissions = [
  'tickets',
  'vendors',
  'money',
  'news',
  'forums',
  'documents',
  'broadcasts',
  'messages',
  'people',
  'association',
] as const;

export type Permission = (typeof permissions)[number];

export const permissionLabels: Record<Permission, string> = {
  tickets: 'Tickets',
  vendors: 'Vendors and invoices',
  money: 'Money',
  news: 'News and events',
  forums: 'Forums',
  documents: 'Documents',
  broadcasts: 'Broadcasts',
  messages: 'Messages to the office',
  people: 'People and homes',
  association: 'Settings',
};

/** The offices of administrators who have only some permissions. Administrators without an office have all. */
export const offices = ['board-member', 'treasurer', 'manager', 'editor'] as const;

export type Office = (typeof offices)[number];

export const officeLabels: Record<Office, string> = {
  'board-member': 'Board Member',
  treasurer: 'Treasurer',
  manager: 'Manager',
  editor: 'Editor',
};

export type OfficePermissions = Record<Office, Permission[]>;

/** The permissions of each office until the association adjusts them. */
export const defaultPermissions: OfficePermissions = {
  'board-member': [
    'tickets',
    'vendors',
    'money',
    'news',
    'forums',
    'documents',
    'broadcasts',
    'messages',
  ],
  treasurer: ['money'],
  manager: ['tickets', 'vendors', 'messages'],
  editor: ['news', 'documents'],
};
