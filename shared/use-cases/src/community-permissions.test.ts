import { type Input, type Operation, operationNames, PortalError } from '@hoa/api';
import { type Role, roles } from '@hoa/domain';
import { describe, expect, test } from 'vitest';
import { exampleInputs } from './testing/example-inputs.ts';
import { officeRecords } from './testing/office-records.ts';
import { openPortal } from './testing/sample-portal.ts';

const broadcast = {
  subject: 'Paint',
  message: 'The railings are wet.',
  audience: { type: 'all', value: '' },
  priority: 'normal',
  sendNotification: true,
  sendEmail: false,
} as const;
const news = {
  title: 'Paint',
  content: 'The railings are wet.',
  category: 'general',
  priority: 'normal',
  pinned: false,
  urgent: false,
  published: true,
  publishAt: '',
  expireAt: '',
} as const;
const topic = { title: 'Paint', description: 'Which green?', tags: ['railings'] };
const settings = { defaultMethod: 'card', emailReceipts: true, paymentReminders: false } as const;
const notifications = {
  email: true,
  push: true,
  sms: true,
  announcements: true,
  maintenance: true,
  payments: true,
  forums: true,
  security: true,
};

type Answer = 'ok' | PortalError['code'];
type ByRole = Record<Role, Answer>;

const everyone: ByRole = { resident: 'ok', vendor: 'ok', admin: 'ok' };
const admins: ByRole = { resident: 'admins-only', vendor: 'admins-only', admin: 'ok' };
const residents: ByRole = { resident: 'ok', vendor: 'residents-only', admin: 'residents-only' };
/** Vendors write on their tickets only. */
const neighbors: ByRole = { resident: 'ok', vendor: 'message-not-authorized', admin: 'ok' };
/** A thread between the mock resident and a neighbour does not exist for others. */
const theResident = (code: PortalError['code']): ByRole => ({
  resident: 'ok',
  vendor: code,
  admin: code,
});

type Row = { [N in Operation]: [name: N, input: Input<N>, answers: ByRole] }[Operation];

const ownComment = 'topic-footpath-comment-8';
const othersComment = 'topic-welcome-comment-1';

const rows: Row[] = [
  ['threads.list', {}, everyone],
  ['threads.get', { threadId: 'thread-walt-bench' }, theResident('thread-not-found')],
  ['threads.messages', { threadId: 'thread-walt-bench' }, theResident('thread-not-found')],
  [
    'threads.reply',
    { threadId: 'thread-plants', content: 'Hi', attachments: [] },
    theResident('thread-not-found'),
  ],
  ['threads.markRead', { threadId: 'thread-walt-bench' }, theResident('thread-not-found')],
  ['threads.compose', exampleInputs['threads.compose'], neighbors],
  // The sample association has no directory.
  [
    'threads.recipients',
    {},
    {
      resident: 'directory-closed',
      vendor: 'message-not-authorized',
      admin: 'directory-closed',
    },
  ],
  ['threads.mute', { threadId: 'thread-walt-bench', muted: true }, theResident('thread-not-found')],
  [
    'threads.report',
    exampleInputs['threads.report'],
    { resident: 'ok', vendor: 'message-not-authorized', admin: 'thread-not-found' },
  ],
  ['inbox.list', { filter: 'open' }, admins],
  ['inbox.colleagues', {}, admins],
  ['inbox.assign', exampleInputs['inbox.assign'], admins],
  ['inbox.setClosed', exampleInputs['inbox.setClosed'], admins],
  ['reports.list', { isOpen: true }, admins],
  ['reports.decide', exampleInputs['reports.decide'], admins],
  ['blocks.list', {}, everyone],
  ['blocks.set', exampleInputs['blocks.set'], neighbors],
  ['messageDrafts.get', { place: 'new' }, everyone],
  ['messageDrafts.save', exampleInputs['messageDrafts.save'], neighbors],
  ['notifications.list', {}, everyone],
  ['notifications.markRead', { id: 'notice-water' }, theResident('not-found')],
  ['notifications.markAllRead', {}, everyone],
  ['notifications.delete', { id: 'notice-water' }, theResident('not-found')],
  ['notifications.restore', { id: 'notice-water' }, theResident('not-found')],
  ['association.get', {}, everyone],
  ['association.settings', {}, admins],
  ['association.steps', {}, admins],
  ['association.save', exampleInputs['association.save'], admins],
  // The sample association has no directory.
  [
    'directory.list',
    {},
    { resident: 'directory-closed', vendor: 'directory-closed', admin: 'directory-closed' },
  ],
  ['directory.preview', {}, everyone],
  ['account.get', {}, residents],
  ['announcements.list', {}, everyone],
  ['announcements.get', { id: 'news-storm' }, everyone],
  ['announcements.markSeen', { ids: ['news-storm'] }, everyone],
  ['events.list', {}, everyone],
  ['events.managed', {}, admins],
  ['events.plan', { id: 'event-supper' }, admins],
  ['events.answers', { id: 'event-supper' }, admins],
  ['events.save', exampleInputs['events.save'], admins],
  ['events.cancel', exampleInputs['events.cancel'], admins],
  ['events.rsvp', exampleInputs['events.rsvp'], residents],
  ['calendar.feed', {}, everyone],
  ['calendar.renew', {}, everyone],
  ['calendar.end', {}, everyone],
  ['news.list', {}, admins],
  ['news.get', { id: 'news-storm' }, admins],
  ['news.receipts', { id: 'news-storm' }, admins],
  ['news.save', news, admins],
  ['news.setPublished', { id: 'news-draft-pets', published: true }, admins],
  ['news.delete', { id: 'news-book-swap' }, admins],
  ['topics.list', {}, everyone],
  ['topics.tags', {}, everyone],
  ['topics.get', { topicId: 'topic-welcome' }, everyone],
  ['topics.updates', { topicId: 'topic-welcome' }, everyone],
  ['topics.comments', { topicId: 'topic-welcome' }, everyone],
  ['topics.create', topic, admins],
  [
    'topics.edit',
    { topicId: 'topic-security-lights', ...topic },
    { resident: 'ok', vendor: 'topic-not-authorized', admin: 'topic-not-authorized' },
  ],
  [
    'topics.withdraw',
    { topicId: 'topic-security-lights' },
    {
      resident: 'topic-has-comments',
      vendor: 'topic-not-authorized',
      admin: 'topic-not-authorized',
    },
  ],
  ['topics.withheld', {}, everyone],
  ['topics.review', { topicId: 'topic-snow' }, admins],
  ['topics.moderate', exampleInputs['topics.moderate'], admins],
  ['comments.moderate', { commentId: othersComment, reason: 'An address' }, admins],
  ['moderation.list', {}, everyone],
  ['topics.follow', exampleInputs['topics.follow'], everyone],
  ['topics.mentionable', exampleInputs['topics.mentionable'], everyone],
  ['comments.thank', { commentId: othersComment, isThanking: true }, everyone],
  [
    'comments.thank',
    { commentId: ownComment, isThanking: true },
    { resident: 'comment-not-authorized', vendor: 'ok', admin: 'ok' },
  ],
  ['polls.list', exampleInputs['polls.list'], everyone],
  ['polls.result', exampleInputs['polls.result'], everyone],
  ['polls.votes', exampleInputs['polls.votes'], everyone],
  [
    'polls.create',
    exampleInputs['polls.create'],
    { resident: 'ok', vendor: 'topic-not-authorized', admin: 'ok' },
  ],
  [
    'polls.vote',
    exampleInputs['polls.vote'],
    { resident: 'ok', vendor: 'poll-not-eligible', admin: 'poll-not-eligible' },
  ],
  ['polls.voteOnPaper', exampleInputs['polls.voteOnPaper'], admins],
  [
    'polls.delete',
    exampleInputs['polls.delete'],
    { resident: 'ok', vendor: 'topic-not-authorized', admin: 'ok' },
  ],
  ['topics.save', topic, admins],
  ['topics.delete', { topicId: 'topic-compost' }, admins],
  ['topics.setPinned', { topicId: 'topic-snow', pinned: true }, admins],
  ['topics.setLocked', { topicId: 'topic-snow', locked: true }, admins],
  ['topics.setStatus', { topicId: 'topic-snow', status: 'closed' }, admins],
  ['topics.postUpdate', { topicId: 'topic-snow', content: 'Salt is here.' }, admins],
  ['topics.recordView', { topicId: 'topic-snow' }, everyone],
  ['comments.add', { topicId: 'topic-snow', content: 'Cocoa?' }, everyone],
  [
    'comments.add',
    { topicId: 'topic-internet', content: 'Hello?' },
    { resident: 'topic-locked', vendor: 'topic-locked', admin: 'topic-locked' },
  ],
  [
    'comments.edit',
    { commentId: ownComment, content: 'Brick.' },
    { resident: 'ok', vendor: 'comment-not-authorized', admin: 'ok' },
  ],
  [
    'comments.edit',
    { commentId: othersComment, content: 'Rye.' },
    { resident: 'comment-not-authorized', vendor: 'comment-not-authorized', admin: 'ok' },
  ],
  [
    'comments.delete',
    { commentId: ownComment },
    { resident: 'ok', vendor: 'comment-not-authorized', admin: 'ok' },
  ],
  [
    'comments.delete',
    { commentId: othersComment },
    { resident: 'comment-not-authorized', vendor: 'comment-not-authorized', admin: 'ok' },
  ],
  ['documents.folders', {}, everyone],
  ['documents.list', {}, everyone],
  ['documents.createFolder', exampleInputs['documents.createFolder'], admins],
  ['documents.saveFolder', exampleInputs['documents.saveFolder'], admins],
  ['documents.upload', exampleInputs['documents.upload'], admins],
  ['documents.save', exampleInputs['documents.save'], admins],
  ['documents.move', exampleInputs['documents.move'], admins],
  ['documents.remove', exampleInputs['documents.remove'], admins],
  ['documents.restore', exampleInputs['documents.restore'], admins],
  ['documents.trash', {}, admins],
  ['documents.versions', exampleInputs['documents.versions'], everyone],
  ['documents.restoreVersion', exampleInputs['documents.restoreVersion'], admins],
  ['files.get', { fileId: 'file-house-rules' }, everyone],
  ['files.get', { fileId: 'att-bench-sketch' }, theResident('not-found')],
  ['payments.history', {}, residents],
  ['payments.get', { paymentId: 'payment-028' }, residents],
  ['payments.subscription', {}, residents],
  ['payments.sources', {}, residents],
  ['payments.settings', {}, residents],
  ['payments.pay', { amount: 100, method: 'ach' }, residents],
  ['payments.saveAutopay', { amount: 15_000, method: 'card', frequency: 'monthly' }, residents],
  ['payments.turnOffAutopay', {}, residents],
  ['payments.saveSettings', settings, residents],
  ['profile.get', {}, everyone],
  ['profile.update', { displayName: 'Sam', email: 'sam@example.org', phone: '' }, everyone],
  ['profile.savePreferences', { notifications }, everyone],
  ['profile.savePrivacy', { privacy: { showPhone: true } }, everyone],
  ['profile.saveAppearance', { theme: 'dark' }, everyone],
  ['broadcasts.send', broadcast, admins],
  ['broadcasts.list', {}, admins],
  ['broadcasts.draft.get', {}, admins],
  ['broadcasts.draft.save', broadcast, admins],
  ['broadcasts.recipientCount', { audience: { type: 'building', value: 'A' } }, admins],
  ['broadcasts.recipients', { audience: { type: 'building', value: 'A' } }, admins],
  ['admin.overview', {}, admins],
  ['admin.waiting', {}, admins],
  ['admin.ticketTrends', {}, admins],
  ['admin.finances', {}, admins],
  ['accounts.outstanding', {}, admins],
];

async function answerOf(role: Role, [name, input]: Row): Promise<Answer> {
  try {
    await openPortal({ records: officeRecords }).as(role).call(name, input);
    return 'ok';
  } catch (error) {
    return PortalError.from(error).code;
  }
}

describe.each(roles)('a %s', (role) => {
  test.each(rows.map((row) => [row[0], row[2][role], row] as const))(
    'is answered by %s: %s [6.24]',
    async (_, answer, row) => {
      expect(await answerOf(role, row)).toBe(answer);
    },
  );
});

describe('a signed-out person', () => {
  test.each([...new Set(rows.map(([name]) => name))])('is refused by %s', async (name) => {
    const row = rows.find((each) => each[0] === name);
    await expect(
      openPortal()
        .as(null)
        .call(name, row?.[1] ?? {}),
    ).rejects.toMatchObject({
      code: 'signed-out',
    });
  });
});

test('the table has every operation of the community', () => {
  const others =
    /^(tickets|vendors|residents|vendorNotifications|vendorDashboard|contactSubmissions|invoices|ticketInvoices|outbox|people|homes|buildings|seats|imports|exports|audit|sessions|offices|passkeys)\./;
  const named = new Set<string>(rows.map(([name]) => name));
  expect(operationNames.filter((name) => !others.test(name) && !named.has(name))).toEqual([]);
});
