import type { MailSender } from '@hoa/use-cases';

const nothing = async () => undefined;

/** Sample people have no mailbox: no mail goes out. */
export const simulatedMail: MailSender = {
  sendBroadcast: nothing,
  sendNotification: nothing,
  sendInvitation: nothing,
  sendEmailConfirmation: nothing,
  sendEmailChanged: nothing,
};
