import { allowed, allowIf, type Decision, refused } from '../kernel/refusal.ts';
import { type Holder, isFullAdmin, needs } from './has-permission.ts';

// Permissions that depend only on the role and office. Other permissions are in the folders of their subjects.

const residentsOnly = (actor: Holder): Decision =>
  allowIf(actor.role === 'resident', 'residents-only');
const vendorsOnly = (actor: Holder): Decision => allowIf(actor.role === 'vendor', 'vendors-only');
function fullAdminsOnly(actor: Holder): Decision {
  if (actor.role !== 'admin') return refused('admins-only');
  return allowIf(isFullAdmin(actor), 'permission-missing');
}

export const mayManageNews = needs('news');
export const mayManageEvents = needs('news');
export const mayManageTopics = needs('forums');
export const mayManageDocuments = needs('documents');
export const maySendBroadcasts = needs('broadcasts');
/** The office's inbox and the reports of messages. */
export const mayAnswerMessages = needs('messages');
export const mayChooseAudience = needs('broadcasts', 'news');
export const maySeeBuildings = needs('people', 'broadcasts', 'news');
export const maySeeResidents = needs('people', 'documents');
export const mayManagePeople = needs('people');
export const mayManageAssociation = needs('association');
export const maySeeMoney = needs('money');
export const maySeeTrends = needs('tickets');
export const mayManageVendors = needs('vendors');
export const maySeeVendors = needs('vendors', 'tickets', 'money');

/** Every administrator has a dashboard, with the parts that their office includes. */
export const maySeeAdminDashboard = (actor: Holder): Decision =>
  allowIf(actor.role === 'admin', 'admins-only');

/** Only administrators with all permissions change offices and people who hold one, so nobody raises their own. */
export const mayManageAdmins = fullAdminsOnly;
/** A person's view shows everything that concerns them. */
export const mayImpersonate = fullAdminsOnly;
/** An export contains everything. */
export const mayExportAssociation = fullAdminsOnly;

/** Vendors read their own invoices; administrators need a permission. */
export function mayReadInvoices(actor: Holder): Decision {
  if (actor.role === 'vendor') return allowed;
  return actor.role === 'admin' ? needs('money', 'vendors')(actor) : refused('vendors-only');
}

/** Residents and vendors read their own tickets; administrators need a permission. */
export function mayReadTickets(actor: Holder): Decision {
  return actor.role === 'admin' ? needs('tickets')(actor) : allowed;
}

/** Vendors write on their tickets only. */
export const mayWriteMessages = (actor: Holder): Decision =>
  allowIf(actor.role !== 'vendor', 'message-not-authorized');

export const mayPay = residentsOnly;
export const mayReadVendorNotifications = vendorsOnly;
export const maySeeVendorDashboard = vendorsOnly;
export const maySeeContactSubmissions = vendorsOnly;
