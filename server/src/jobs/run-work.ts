import type { Locale } from '@hoa/locales';
import type { AssociationExporter } from '@hoa/use-cases';
import { recordBounce } from '@hoa/use-cases/people/record-bounce';
import { runJob } from '@hoa/use-cases/run-job';
import { createMailSender } from '../mail/mail-sender.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Database } from '../ports/database.ts';
import { type Mail, MailRefusal, type MailTransport } from '../ports/mail.ts';
import type {
  EmailChangeRequest,
  QueuedMail,
  QueuedWork,
  ReauthRequest,
  SignInRequest,
} from '../ports/queued-work.ts';
import type { ThreadOfPerson } from '../ports/received-mail.ts';
import { addWork } from './add-work.ts';
import type { ClaimedWork } from './worker.ts';

interface MailComposer<Request> {
  /** Returns undefined for strangers. */
  mailFor(request: Request): Promise<Mail | undefined>;
}

export interface WorkDependencies {
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  readonly signIn: MailComposer<SignInRequest>;
  readonly reauth: MailComposer<ReauthRequest>;
  readonly emailChanges: {
    store(name: string, asked: EmailChangeRequest): Promise<void>;
    linkOf(name: string, locale: Locale): string;
  };
  readonly limits: {
    within(...tries: (readonly ['noticesToPerson', string])[]): Promise<readonly boolean[]>;
  };
  readonly exporter?: AssociationExporter | undefined;
  readonly replyAddresses?: { of(thread: ThreadOfPerson): Promise<string> } | undefined;
  readonly transport: MailTransport;
  readonly origin: string;
  /** The sender address of mails. */
  readonly sender: string;
  readonly now: () => Date;
}

const longIdle = "SET LOCAL idle_in_transaction_session_timeout = '1h'";

/** Creates the function that runs queued work. Follow-up work is queued in the transaction that deletes the job. */
export function createWorkRunner(dependencies: WorkDependencies) {
  const { database, signIn, reauth, emailChanges, exporter, limits, transport } = dependencies;
  const { replyAddresses, origin, sender, now } = dependencies;

  async function deliver(mail: Mail): Promise<void> {
    const { hoaId, conversation } = mail;
    const association = hoaId === undefined ? undefined : await database.association(hoaId);
    const replyTo =
      hoaId === undefined || !conversation
        ? undefined
        : await replyAddresses?.of({ hoaId, ...conversation });
    const { postalAddress } = association ?? {};
    try {
      await transport.deliver(renderMail(mail, sender, { postalAddress, replyTo }));
    } catch (error) {
      if (association && error instanceof MailRefusal) {
        const source = { uid: null, operation: 'mail.bounce', traceId: '' };
        const bounce = { email: mail.to.address.toLowerCase(), now: now() };
        await recordBounce(database.unitOfWork(source), association, bounce);
      }
      throw error;
    }
  }

  return async ({ key, at, work, transaction }: ClaimedWork): Promise<void> => {
    switch (work.kind) {
      case 'sign-in': {
        const mail = await signIn.mailFor(work.signIn);
        if (mail) await deliver(mail);
        return;
      }
      case 'proof': {
        const mail = await reauth.mailFor(work.proof);
        if (mail) await deliver(mail);
        return;
      }
      case 'mail':
        return deliver(withLink(work.mail));
      case 'job': {
        const { hoaId, job, by } = work;
        const association = await database.association(hoaId);
        if (!association) return;
        const mail = createMailSender({
          database,
          origin,
          now,
          queue: (mails) => addWork(transaction, mails.map(asWork)),
          withinNoticeLimit: (uids) => withinNoticeLimit(hoaId, by, uids),
          awaitConfirmation: (name, asked) => emailChanges.store(name, asked),
        });
        const source = { uid: null, operation: job.type, traceId: key.slice(0, 8) };
        const unitOfWork = database.unitOfWork(source);
        // Otherwise the database ends a transaction that is idle for minutes, and another process takes the job.
        if (job.type === 'export') await transaction.query(longIdle);
        await runJob(
          { unitOfWork, association: () => association, mail, exporter, now },
          { key, hoaId, at, job },
        );
      }
    }
  };

  /** A retried job counts again, so occasionally a person with many notifications in an hour gets one mail less. */
  async function withinNoticeLimit(hoaId: string, by: string | undefined, uids: readonly string[]) {
    if (by === undefined || uids.length === 0) return uids;
    const areWithin = await limits.within(
      ...uids.map((uid) => ['noticesToPerson', `${hoaId}:${by}:${uid}`] as const),
    );
    return uids.filter((_, index) => areWithin[index]);
  }

  /** Adds the link only when the mail is sent, since its secret is never stored. */
  function withLink({ content, ...mail }: QueuedMail): Mail {
    if ('link' in content) return { ...mail, content };
    const link = emailChanges.linkOf(mail.key, mail.locale);
    return { ...mail, content: { ...content, link } };
  }
}

function asWork(mail: QueuedMail): QueuedWork {
  return { kind: 'mail', mail };
}
