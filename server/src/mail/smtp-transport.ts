import { createTransport } from 'nodemailer';
import { MailRefusal, type MailTransport } from '../ports/mail.ts';

/** The timeout of a mail server, after which the mail is retried later. */
const defaultTimeoutMs = 15_000;

/** Creates a transport for a mail server such as `smtps://name:password@mail.example.org`. */
export function createSmtpTransport(smtpUrl: string, timeoutMs = defaultTimeoutMs): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Keeps nodemailer from reading files or fetching URLs that a mail refers to.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ inReplyTo, replyTo, isAnswer, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          ...(replyTo !== undefined && { replyTo }),
          ...(inReplyTo !== undefined && { inReplyTo, references: inReplyTo }),
          headers: {
            'Auto-Submitted': isAnswer ? 'auto-replied' : 'auto-generated',
            'X-Auto-Response-Suppress': 'OOF, AutoReply',
          },
        });
      } catch (error) {
        throw isRefusal(error) ? new MailRefusal('The mail server refused it.') : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx answer about a recipient or a mail is permanent; one about the portal's own account can be fixed. */
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
