import type { MailSender } from '@hoa/use-cases';

const nothing = async () => undefined;

/** Sends no mail, since sample people have no mailbox. */
export const simulatedMail: MailSender = {
  sendBroadcast: nothing,
  sendNotification: nothing,
  sendInvitation: nothing,
  sendEmailConfirmation: nothing,
  sendExportReady: nothing,
  sendEmailChanged: nothing,
};
