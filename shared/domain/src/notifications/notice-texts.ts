import { usdText } from '../kernel/money.ts';
import { fillText, labelled } from '../kernel/refusal.ts';
import { statusLabels } from '../tickets/ticket-status.ts';

/** The kinds of notifications. */
export type NoticeCode =
  | 'ticket-new'
  | 'ticket-moved'
  | 'ticket-moved-back'
  | 'ticket-message'
  | 'ticket-files'
  | 'ticket-invoice'
  | 'work-item-new'
  | 'work-ordered'
  | 'work-withdrawn'
  | 'due-date-changed'
  | 'thread-message'
  | 'office-message'
  | 'office-handed'
  | 'message-reported'
  | 'topic-comment'
  | 'comment-reply'
  | 'comment-mention'
  | 'topic-waiting'
  | 'topic-approved'
  | 'topic-declined'
  | 'topic-hidden'
  | 'comment-hidden'
  | 'payment-received'
  | 'event-changed'
  | 'event-cancelled'
  | 'event-moved-up'
  | 'event-reminder';

/**
 * An event as a code that each language has a text for. In `params`, `status` is a ticket status and `amount` integer
 * cents; `when` is a day or a time of day in the association's time zone, such as `2026-03-10T18:30`; the others are
 * names and people's own words. The title starts with a safety warning if `priority` is `safety`.
 */
export interface Notice<Code = NoticeCode> {
  readonly code: Code;
  readonly params: Readonly<Record<string, string>>;
}

export const noticeTitles: Record<NoticeCode, string> = {
  'ticket-new': 'New ticket {ticketId}',
  'ticket-moved': '{ticketId}: {status}',
  'ticket-moved-back': '{ticketId}: back to {status}',
  'ticket-message': 'New message: {ticket}',
  'ticket-files': 'New message: {ticket}',
  'ticket-invoice': 'Invoice on {ticketId}',
  'work-item-new': 'New work item',
  'work-ordered': 'Work ordered for {ticketId}',
  'work-withdrawn': '{ticketId}: withdrawn',
  'due-date-changed': '{ticketId}: new due date',
  'thread-message': 'New message from {name}',
  'office-message': '{name} wrote to the office',
  'office-handed': '{name} handed you a conversation',
  'message-reported': 'A message was reported',
  'topic-comment': 'New comment: {topic}',
  'comment-reply': 'New reply: {topic}',
  'comment-mention': '{name} mentioned you: {topic}',
  'topic-waiting': 'Waiting for approval: {topic}',
  'topic-approved': 'Approved: {topic}',
  'topic-declined': 'Declined: {topic}',
  'topic-hidden': 'Hidden: {topic}',
  'comment-hidden': 'Comment hidden: {topic}',
  'payment-received': 'Payment sent',
  'event-changed': 'Changed: {event}',
  'event-cancelled': 'Cancelled: {event}',
  'event-moved-up': 'You have a place: {event}',
  'event-reminder': 'Reminder: {event}',
};

export const noticeMessages: Record<NoticeCode, string> = {
  'ticket-new': '{ticket}',
  'ticket-moved': '{name} moved “{ticket}” to {status}.',
  'ticket-moved-back': '{name} took the last move of “{ticket}” back: it is {status} again.',
  'ticket-message': '{name}: {content}',
  'ticket-files': '{name} sent an attachment',
  'ticket-invoice': '{name}: Invoice submitted for {amount} - {description}',
  'work-item-new': '{ticket}',
  'work-ordered': '“{workItem}” was ordered from {vendor}.',
  'work-withdrawn': '{name} withdrew “{ticket}”: {reason}',
  'due-date-changed': '{name} changed the due date of “{ticket}”.',
  'thread-message': '{subject}',
  'office-message': '{subject}',
  'office-handed': '{subject}',
  'message-reported': '{name}: {reason}',
  'topic-comment': '{name}: {content}',
  'comment-reply': '{name}: {content}',
  'comment-mention': '{content}',
  'topic-waiting': '{name} wrote a forum topic.',
  'topic-approved': 'Your forum topic is now open to everyone.',
  'topic-declined': '{reason}',
  'topic-hidden': '{reason}',
  'comment-hidden': '{reason}',
  'payment-received': '{amount}, fee included. Confirmation number {number}.',
  'event-changed': 'Now {when}, {location}',
  'event-cancelled': '{when}. {message}',
  'event-moved-up': 'You are no longer on the waiting list: {when}, {location}',
  'event-reminder': '{when}, {location}',
};

/** The title of a notice about a safety ticket. */
export const safetyNoticeTitle = 'Safety: {title}';

/** The texts of notices in one language. */
export interface NoticeWords {
  readonly titles: Readonly<Record<NoticeCode, string>>;
  readonly safetyTitle: string;
  readonly messages: Readonly<Record<NoticeCode, string>>;
  readonly statuses: Readonly<Record<string, string>>;
  readonly usd: (cents: number) => string;
  readonly when: (local: string) => string;
}

/** Returns a notice as text; undefined for an unknown code. */
export function noticeText({ code, params }: Notice<string>, words: NoticeWords) {
  if (!isNoticeCode(code)) return undefined;
  const { status = '', amount = '', when = '', ...rest } = params;
  const shown = {
    // Notices from earlier releases have only the ticket's number, without its title.
    ...(params.ticketId !== undefined && { ticket: params.ticketId }),
    ...rest,
    ...labelled({ status }, words.statuses),
    amount: amount && words.usd(Number(amount)),
    when: when && words.when(when),
  };
  const title = fillText(words.titles[code], shown);
  return {
    title: params.priority === 'safety' ? fillText(words.safetyTitle, { title }) : title,
    message: fillText(words.messages[code], shown),
  };
}

/** Returns the stored fields of a notice: its code, and its English text for readers that do not know the code. */
export function asNotification(notice: Notice) {
  const english = {
    titles: noticeTitles,
    safetyTitle: safetyNoticeTitle,
    messages: noticeMessages,
    statuses: statusLabels,
    usd: usdText,
    when: momentText,
  };
  return { title: '', message: '', ...noticeText(notice, english), notice };
}

function momentText(local: string): string {
  const hasTime = local.includes('T');
  return new Date(hasTime ? `${local}Z` : local).toLocaleString('en-US', {
    dateStyle: 'full',
    ...(hasTime && { timeStyle: 'short' }),
    timeZone: 'UTC',
  });
}

function isNoticeCode(code: string): code is NoticeCode {
  return Object.hasOwn(noticeTitles, code);
}
