import { describe, expect, it } from 'vitest';
import { refusalText } from '../tickets/refusal-text.ts';
import * as permissions from './role-permissions.ts';
import { roles } from './roles.ts';

const table: Record<keyof typeof permissions, { for: (typeof roles)[number]; text: string }> = {
  mayManageNews: { for: 'admin', text: 'Only administrators can do this' },
  mayManageTopics: { for: 'admin', text: 'Only administrators can do this' },
  maySendBroadcasts: { for: 'admin', text: 'Only administrators can do this' },
  maySeeAdminDashboard: { for: 'admin', text: 'Only administrators can do this' },
  mayManageAssociation: { for: 'admin', text: 'Only administrators can do this' },
  mayManagePeople: { for: 'admin', text: 'Only administrators can do this' },
  maySeeHistory: { for: 'admin', text: 'Only administrators can do this' },
  maySeeResidents: { for: 'admin', text: 'Only administrators can do this' },
  mayPay: { for: 'resident', text: 'Only residents can do this' },
  mayReadVendorNotifications: { for: 'vendor', text: 'Only vendors can do this' },
  maySeeVendorDashboard: { for: 'vendor', text: 'Only vendors can do this' },
  maySeeContactSubmissions: { for: 'vendor', text: 'Only vendors can do this' },
};

describe.each(Object.entries(permissions))('%s', (name, decide) => {
  const row = Object.entries(table).find(([key]) => key === name)?.[1];

  it.each(roles)('%s', (role) => {
    const decision = decide({ role });
    expect(decision.ok).toBe(role === row?.for);
    if (!decision.ok) expect(refusalText(decision.reason)).toBe(row?.text);
  });
});
