import { runJob } from '@hoa/use-cases/run-job';
import type { EmailChanges } from '../identity/email-changes.ts';
import type { Limits } from '../identity/limits.ts';
import type { Reauth } from '../identity/reauth.ts';
import type { SignIn } from '../identity/sign-in.ts';
import type { Mail, MailTransport } from '../mail/mail.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { Database } from '../ports.ts';
import { addFurtherWork } from './add-work.ts';
import type { KeptWork, WaitingMail } from './kept-work.ts';
import type { TakenWork } from './worker.ts';

export interface WorkDependencies {
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  readonly signIn: Pick<SignIn, 'mailFor'>;
  readonly reauth: Pick<Reauth, 'mailFor'>;
  readonly emailChanges: Pick<EmailChanges, 'keep' | 'linkOf'>;
  readonly limits: Pick<Limits, 'within'>;
  readonly transport: MailTransport;
  readonly origin: string;
  /** The sender address of mails. */
  readonly sender: string;
  readonly now: () => Date;
}

/** Creates the function that runs queued work. Follow-up work is queued in the transaction that deletes the job. */
export function createWorkRunner(dependencies: WorkDependencies) {
  const { database, signIn, reauth, emailChanges, limits, transport, origin, sender, now } =
    dependencies;
  const deliver = (mail: Mail) => transport.deliver(renderMail(mail, sender));

  return async ({ key, at, work, transaction }: TakenWork): Promise<void> => {
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
        return deliver(whole(work.mail));
      case 'job': {
        const { hoaId, job, by } = work;
        const association = await database.association(hoaId);
        if (!association) return;
        const mail = createMailSender({
          database,
          origin,
          now,
          keep: (mails) => addFurtherWork(transaction, mails.map(asWork)),
          mayBeTold: (uids) => mayBeTold(hoaId, by, uids),
          awaitConfirmation: (name, asked) => emailChanges.keep(name, asked),
        });
        const source = { uid: null, operation: job.type, traceId: key.slice(0, 8) };
        const unitOfWork = database.unitOfWork(source);
        await runJob(
          { unitOfWork, association: () => association, mail, now },
          { key, hoaId, at, job },
        );
      }
    }
  };

  /** A retried job counts again, so occasionally a person with many notifications in an hour gets one mail less. */
  async function mayBeTold(hoaId: string, by: string | undefined, uids: readonly string[]) {
    if (by === undefined || uids.length === 0) return uids;
    const areWithin = await limits.within(
      ...uids.map((uid) => ['noticesToPerson', `${hoaId}:${by}:${uid}`] as const),
    );
    return uids.filter((_, index) => areWithin[index]);
  }

  /** Adds the link only when the mail is sent, since its secret is never stored. */
  function whole({ content, ...mail }: WaitingMail): Mail {
    if ('link' in content) return { ...mail, content };
    const link = emailChanges.linkOf(mail.key, mail.locale);
    return { ...mail, content: { ...content, link } };
  }
}

function asWork(mail: WaitingMail): KeptWork {
  return { kind: 'mail', mail };
}
