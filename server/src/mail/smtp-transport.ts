import { createTransport } from 'nodemailer';
import { MailRefusal, type MailTransport } from './mail.ts';

/** After this long a slow server counts as failed, and the mail is tried again later. */
const patienceMs = 15_000;

/** Sends mail by the server of an address such as `smtps://name:password@mail.example.org`. */
export function createSmtpTransport(smtpUrl: string, timeoutMs = patienceMs): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // A mail cannot make nodemailer read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ messageId, to, from, subject, text, html }) {
      try {
        await transport.sendMail({ messageId, to, from, subject, text, html });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusal('The mail server refused it.') : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx answer about this recipient or mail is final; one about the portal's own account can be fixed. */
function isRefusal(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as SmtpError;
  const isAboutMail = code === 'EMESSAGE' || command === 'RCPT TO';
  return isAboutMail && responseCode >= 500;
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}
