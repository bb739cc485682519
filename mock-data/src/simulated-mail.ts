import type { MailSender } from '@hoa/use-cases';

/** Sample people have no mailbox: no mail goes out. */
export const simulatedMail: MailSender = { sendBroadcast: async () => undefined };
