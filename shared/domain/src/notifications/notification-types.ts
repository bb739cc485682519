export const vendorNotificationTypes = [
  'work_item_assigned',
  'work_item_updated',
  'invoice_approved',
  'invoice_rejected',
  'message_received',
] as const;

export type VendorNotificationType = (typeof vendorNotificationTypes)[number];

export const vendorNotificationTypeLabels: Record<VendorNotificationType, string> = {
  work_item_assigned: 'Work item assigned',
  work_item_updated: 'Work item updated',
  invoice_approved: 'Invoice approved',
  invoice_rejected: 'Invoice rejected',
  message_received: 'Message received',
};

export const residentNotificationTypes = [
  'message',
  'payment',
  'announcement',
  'security',
  'maintenance',
  'forum',
] as const;

export type ResidentNotificationType = (typeof residentNotificationTypes)[number];

/** The labels of the filters of the Notifications page. */
export const residentNotificationTypeLabels: Record<ResidentNotificationType, string> = {
  message: 'Messages',
  payment: 'Payments',
  announcement: 'Announcements',
  security: 'Security',
  maintenance: 'Maintenance',
  forum: 'Forums',
};
