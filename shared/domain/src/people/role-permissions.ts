import { allowIf, type Decision } from '../kernel/refusal.ts';
import type { Actor } from './roles.ts';

// Permissions that depend only on the role. Other permissions are in the folders of their subjects.

type Who = Pick<Actor, 'role'>;

const adminsOnly = (actor: Who): Decision => allowIf(actor.role === 'admin', 'admins-only');
const residentsOnly = (actor: Who): Decision =>
  allowIf(actor.role === 'resident', 'residents-only');
const vendorsOnly = (actor: Who): Decision => allowIf(actor.role === 'vendor', 'vendors-only');

export const mayManageNews = adminsOnly;
export const mayManageTopics = adminsOnly;
export const maySendBroadcasts = adminsOnly;
export const maySeeAdminDashboard = adminsOnly;
export const maySeeResidents = adminsOnly;
export const mayManagePeople = adminsOnly;
export const mayManageAssociation = adminsOnly;
export const maySeeHistory = adminsOnly;
export const mayPay = residentsOnly;
export const mayReadVendorNotifications = vendorsOnly;
export const maySeeVendorDashboard = vendorsOnly;
export const maySeeContactSubmissions = vendorsOnly;
