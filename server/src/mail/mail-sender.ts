import {
  type Association,
  audienceKeys,
  everyVendorKey,
  fillText,
  inPortalAddress,
  isCurrent,
  isForVendors,
  isMailed,
  type Membership,
  mutedTypes,
  mutedVendorTypes,
  type Notice,
  noticeText,
  type Preferences,
  vendorKey,
} from '@hoa/domain';
import { domainWords } from '@hoa/domain-text/words';
import type { Locale } from '@hoa/locales';
import {
  lazyRecord,
  type MailSender,
  markId,
  type NotificationMail,
  type Repositories,
} from '@hoa/use-cases';
import type { Database } from '../ports/database.ts';
import type { EmailChangeRequest, QueuedMail } from '../ports/queued-work.ts';
import { conversationOf } from './conversation-of.ts';
import { mailTexts } from './mail-texts.ts';
import { type Recipient, recipientsByKeys, recipientsOf } from './recipients.ts';
import { mailDay } from './render-mail.ts';

export interface MailSenderOptions {
  readonly database: Pick<Database, 'unitOfWork' | 'association'>;
  /** The portal's origin, such as `https://portal.example.org`. */
  readonly origin: string;
  readonly now: () => Date;
  /** Queues all of the mails, or none if it fails. */
  readonly queue: (mails: readonly QueuedMail[]) => Promise<void>;
  /** Filters out people who already got many mails about actions of the same person. */
  readonly withinNoticeLimit: (uids: readonly string[]) => Promise<readonly string[]>;
  /** Stores a pending email change, which the link in the mail with this key confirms. */
  readonly awaitConfirmation: (key: string, asked: EmailChangeRequest) => Promise<void>;
}

interface MailedAssociation {
  readonly repositories: Repositories;
  readonly association: Association;
  /** The conversation that recipients continue by answering. */
  readonly threadId: string | undefined;
}

/** Creates the sender, which determines the recipients and languages of a mail and queues one for each recipient. */
export function createMailSender(options: MailSenderOptions): MailSender {
  const { database, origin, now, queue, withinNoticeLimit, awaitConfirmation } = options;

  async function about(hoaId: string) {
    const association = await database.association(hoaId);
    if (!association) throw new Error('The association of a mail is gone.');
    const source = { uid: null, operation: 'mail', traceId: '' };
    return {
      association,
      read: <R>(work: (repositories: Repositories) => Promise<R>) =>
        database.unitOfWork(source).read(association, ({ repositories }) => work(repositories)),
    };
  }

  /** Queues a mail for each person who has one of the keys and wants it. */
  async function queueForKeys(
    { key, hoaId }: { readonly key: string; readonly hoaId: string },
    { repositories, association, threadId }: MailedAssociation,
    keys: readonly string[],
    isWanted: (preferences: Preferences) => boolean,
    contentIn: (locale: Locale) => QueuedMail['content'],
    reachable = async (uids: readonly string[]) => uids,
  ): Promise<void> {
    for await (const page of recipientsByKeys(repositories, hoaId, keys, now())) {
      const wanting = page.filter(({ preferences }) => isWanted(preferences));
      const uids = wanting.map(({ person }) => person.uid);
      const reachableUids = new Set(await reachable(uids));
      const reached = wanting.filter(({ person }) => reachableUids.has(person.uid));
      await queue(
        reached.map((recipient) => ({
          ...mailTo(recipient, key, association, contentIn),
          ...(threadId !== undefined && {
            conversation: { threadId, uid: recipient.person.uid },
          }),
        })),
      );
    }
  }

  return {
    async sendBroadcast({ subject, message, audience, threadId, ...mail }) {
      const { association, read } = await about(mail.hoaId);
      // Vendors have no conversations.
      const answered = isForVendors(audience) ? undefined : threadId;
      await read((repositories) =>
        queueForKeys(
          mail,
          { repositories, association, threadId: answered },
          audienceKeys(audience),
          ({ notifications }) => isMailed(notifications, 'announcements'),
          () => ({ type: 'broadcast', link: origin, title: subject, message }),
        ),
      );
    },

    async sendNotification(mail, repositories) {
      const { association } = await about(mail.hoaId);
      const link = origin + inPortalAddress(mail.notification.actionUrl);
      const { id } = mail.notification;
      const { threadId, written } = await conversationOf(mail.notification, repositories);
      await queueForKeys(
        mail,
        { repositories, association, threadId },
        keysOf(mail),
        (preferences) => preferences.notifications.email && !isMuted(mail, preferences),
        (locale) => ({
          type: 'notification',
          link,
          ...textIn(locale, mail.notification),
          ...(written && { written }),
        }),
        async (uids) => withinNoticeLimit(await withoutHiding(repositories, id, uids)),
      );
    },

    async sendInvitation({ key, hoaId, uid, memberships }) {
      const { association, read } = await about(hoaId);
      const { invited, held } = await read(async (repositories) => {
        const [recipient] = await recipientsOf(repositories, [uid]);
        return {
          invited: recipient,
          held: await repositories.memberships.find({ where: { uid } }),
        };
      });
      if (!invited) return;
      const query = new URLSearchParams({ email: invited.person.email, association: hoaId });
      const link = `${origin}/login?${query}`;
      const hasAccess = held.some((one) => isCurrent(one, now()));
      const [first] = memberships.map(({ since }) => since).sort();
      const contentIn = (locale: Locale) => {
        const laterDay = (since: string) =>
          new Date(since) > now() ? mailDay(locale, since, association.timeZone) : undefined;
        const from = hasAccess || first === undefined ? undefined : laterDay(first);
        const roles = rolesIn(locale, memberships, laterDay);
        return { type: 'invitation', link, roles, ...(from !== undefined && { from }) } as const;
      };
      await queue([mailTo(invited, key, association, contentIn)]);
    },

    async sendEmailConfirmation({ key, hoaId, uid, email, formerEmail }) {
      const { association, read } = await about(hoaId);
      const [asking] = await read((repositories) => recipientsOf(repositories, [uid]));
      if (!asking) return;
      const mail = mailTo(asking, key, association, () => ({ type: 'emailConfirmation' }));
      const former = formerEmail ?? asking.person.email;
      await awaitConfirmation(mail.key, { hoaId, uid, email, former });
      await queue([{ ...mail, to: { ...mail.to, address: email } }]);
    },

    async sendExportReady({ key, hoaId, uid, expiresAt }) {
      const { association, read } = await about(hoaId);
      const [recipient] = await read((repositories) => recipientsOf(repositories, [uid]));
      if (!recipient) return;
      const link = `${origin}/admin?tab=settings`;
      const contentIn = (locale: Locale) => {
        const until = mailDay(locale, expiresAt, association.timeZone);
        return { type: 'exportReady', link, until } as const;
      };
      await queue([mailTo(recipient, key, association, contentIn)]);
    },

    async sendEmailChanged({ key, hoaId, uid, email }) {
      const { association, read } = await about(hoaId);
      const [changed] = await read((repositories) => recipientsOf(repositories, [uid]));
      if (!changed) return;
      const content = { type: 'emailChanged', link: `${origin}/login` } as const;
      const mail = mailTo(changed, key, association, () => content);
      await queue([{ ...mail, to: { ...mail.to, address: email } }]);
    },
  };
}

function mailTo(
  { person: { uid, displayName: name, email: address }, preferences: { language } }: Recipient,
  key: string,
  { id: hoaId, name: association }: Association,
  contentIn: (locale: Locale) => QueuedMail['content'],
): QueuedMail {
  return {
    key: `${key}:${uid}`,
    to: { name, address },
    locale: language,
    association,
    hoaId,
    content: contentIn(language),
  };
}

/** Removes people who deleted a notification or from whom it is hidden, with a single query. */
async function withoutHiding(
  { notificationMarks }: Repositories,
  notificationId: string,
  uids: readonly string[],
): Promise<readonly string[]> {
  const marks = await notificationMarks.getMany(uids.map((uid) => markId(uid, notificationId)));
  const hiding = new Set(marks.filter(({ deleted }) => deleted).map(({ uid }) => uid));
  return uids.filter((uid) => !hiding.has(uid));
}

function keysOf(mail: NotificationMail): readonly string[] {
  if (mail.collection === 'notifications') return mail.notification.recipients;
  const { recipientUid } = mail.notification;
  return [recipientUid === everyVendorKey ? everyVendorKey : vendorKey(recipientUid)];
}

function isMuted(mail: NotificationMail, { notifications }: Preferences): boolean {
  return mail.collection === 'notifications'
    ? mutedTypes(notifications).includes(mail.notification.type)
    : mutedVendorTypes(notifications).includes(mail.notification.type);
}

/** Formats roles: residents with their unit, future roles with their first day. */
function rolesIn(
  locale: Locale,
  memberships: readonly Membership[],
  laterDay: (since: string) => string | undefined,
): string {
  const { roles } = domainWords[locale];
  const { laterRole } = mailTexts[locale];
  const names = memberships.map(({ role: id, unit, since }) => {
    const role = unit === undefined ? roles[id] : `${roles[id]} (${unit})`;
    const from = laterDay(since);
    return from === undefined ? role : fillText(laterRole, { role, from });
  });
  return new Intl.ListFormat(locale).format(names.sort());
}

interface TranslatableNotification {
  readonly title: string;
  readonly message: string;
  readonly notice?: Notice<string> | undefined;
}

/** Cached, since creating a format takes longer than the rest of a mail. */
const dollars = lazyRecord<Record<Locale, Intl.NumberFormat>>(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
);

/** Formats a day, or a time of day in the association's time zone. */
function momentIn(locale: Locale, local: string): string {
  const hasTime = local.includes('T');
  return new Date(hasTime ? `${local}Z` : local).toLocaleString(
    locale === 'en' ? 'en-US' : locale,
    {
      ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
      ...(hasTime && { hour: 'numeric', minute: '2-digit' }),
    },
  );
}

/** Returns the text of a notification in a language; one without a code keeps its stored text. */
function textIn(locale: Locale, { title, message, notice }: TranslatableNotification) {
  const { noticeTitles, noticeMessages, safetyNoticeTitle, ticketStatuses } = domainWords[locale];
  const words = {
    titles: noticeTitles,
    safetyTitle: safetyNoticeTitle,
    messages: noticeMessages,
    statuses: ticketStatuses,
    usd: (cents: number) => dollars[locale].format(cents / 100),
    when: (local: string) => momentIn(locale, local),
  };
  return (notice && noticeText(notice, words)) ?? { title, message };
}
