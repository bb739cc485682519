import { describe, expect, it } from 'vitest';
import { refusalText } from '../tickets/refusal-text.ts';
import { type Permission, permissions } from './offices.ts';
import * as rules from './role-permissions.ts';
import { type Role, roles } from './roles.ts';

interface Row {
  readonly for: readonly Role[];
  /** The permissions of which an administrator with an office needs one; undefined if none is enough. */
  readonly any?: readonly Permission[];
  readonly text: string;
}

const admins = (...any: readonly Permission[]): Row => ({
  for: ['admin'],
  any,
  text: 'Only administrators can do this',
});
const vendors: Row = { for: ['vendor'], any: [], text: 'Only vendors can do this' };

const table: Record<keyof typeof rules, Row> = {
  mayManageNews: admins('news'),
  mayManageEvents: admins('news'),
  mayManageVendors: admins('vendors'),
  mayManageTopics: admins('forums'),
  mayManageDocuments: admins('documents'),
  maySendBroadcasts: admins('broadcasts'),
  mayAnswerMessages: admins('messages'),
  mayChooseAudience: admins('broadcasts', 'news'),
  maySeeBuildings: admins('people', 'broadcasts', 'news'),
  maySeeResidents: admins('people', 'documents'),
  mayManagePeople: admins('people'),
  mayManageAssociation: admins('association'),
  maySeeMoney: admins('money'),
  maySeeTrends: admins('tickets'),
  maySeeVendors: admins('vendors', 'tickets', 'money'),
  maySeeAdminDashboard: admins(...permissions),
  mayManageAdmins: admins(),
  mayImpersonate: admins(),
  mayExportAssociation: admins(),
  mayReadInvoices: { ...vendors, for: ['vendor', 'admin'], any: ['money', 'vendors'] },
  mayReadTickets: { for: roles, any: ['tickets'], text: '' },
  mayWriteMessages: {
    for: ['resident', 'admin'],
    any: permissions,
    text: 'Not authorized to create message',
  },
  mayPay: { for: ['resident'], any: [], text: 'Only residents can do this' },
  mayReadVendorNotifications: vendors,
  maySeeVendorDashboard: vendors,
  maySeeContactSubmissions: vendors,
};

describe.each(Object.entries(rules))('%s', (name, decide) => {
  const row = Object.entries(table).find(([key]) => key === name)?.[1];

  it.each(roles)('%s', (role) => {
    const decision = decide({ role });
    expect(decision.ok).toBe(row?.for.includes(role));
    if (!decision.ok) expect(refusalText(decision.reason)).toBe(row?.text);
  });

  it.each(permissions)('an administrator with an office for %s alone', (permission) => {
    const decision = decide({ role: 'admin', permissions: [permission] });
    const isEnough = row?.for.includes('admin') && row.any?.includes(permission);
    expect(decision.ok).toBe(isEnough);
    if (row?.for.includes('admin') && !decision.ok) {
      expect(refusalText(decision.reason)).toBe('Your role does not include this');
    }
  });
});
