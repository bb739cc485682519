import { isoDateSchema, residentNotificationSchema } from '@hoa/domain/schemas';
import * as z from 'zod/mini';

/**
 * A notification as stored, with the keys of its recipients; see `actorKeys`. `read` applies to a notification with one
 * recipient; a shared one has a mark for each person.
 */
export const storedNotificationSchema = z.extend(residentNotificationSchema, {
  recipients: z.array(z.string()),
});

export type StoredNotification = z.infer<typeof storedNotificationSchema>;

/** A person's read and deleted flags of a shared notification; `id` is `{uid}:{notificationId}`. */
export const notificationMarkSchema = z.object({
  id: z.string(),
  uid: z.string(),
  notificationId: z.string(),
  read: z.boolean(),
  deleted: z.boolean(),
  /** When it was last changed. */
  at: isoDateSchema,
});

export type NotificationMark = z.infer<typeof notificationMarkSchema>;

export const markId = (uid: string, notificationId: string) => `${uid}:${notificationId}`;
