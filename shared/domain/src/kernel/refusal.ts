/** The reasons for a refusal by a permission or a rule. */
export type RefusalCode =
  | 'message-not-authorized'
  | 'status-not-authorized'
  | 'status-transition'
  | 'invoice-not-authorized'
  | 'invoice-not-draft'
  | 'description-not-authorized'
  | 'ticket-closed'
  | 'ticket-not-authorized'
  | 'work-item-not-authorized'
  | 'order-not-open'
  | 'attachment-not-authorized'
  | 'comment-sign-in'
  | 'comment-not-authorized'
  | 'comment-window-over'
  | 'comment-edited-once'
  | 'topic-locked'
  | 'topic-not-authorized'
  | 'topic-has-comments'
  | 'topic-hidden'
  | 'poll-closed'
  | 'poll-not-eligible'
  | 'poll-voted'
  | 'directory-closed'
  | 'admins-only'
  | 'permission-missing'
  | 'view-only'
  | 'message-undeliverable'
  | 'thread-taken'
  | 'report-decided'
  | 'residents-only'
  | 'vendors-only'
  | 'owners-only'
  | 'answers-closed'
  | 'guests-full'
  | 'last-admin';

export interface Refusal {
  readonly code: RefusalCode;
  /** Fills the text's {placeholders}. */
  readonly params?: Readonly<Record<string, string>>;
}

export type Decision = { readonly ok: true } | { readonly ok: false; readonly reason: Refusal };

export const allowed: Decision = { ok: true };

export function refused(code: RefusalCode, params?: Record<string, string>): Decision {
  return { ok: false, reason: params ? { code, params } : { code } };
}

export function allowIf(condition: boolean, code: RefusalCode): Decision {
  return condition ? allowed : refused(code);
}

/** English texts by code; exactly the specification's where it has one. */
export const refusalTexts: Record<RefusalCode, string> = {
  'message-not-authorized': 'Not authorized to create message',
  'status-not-authorized': 'Not authorized to update status',
  'status-transition': 'Invalid status transition from {from} to {to}',
  'invoice-not-authorized': 'Not authorized to create invoice',
  'invoice-not-draft': 'Only a draft invoice can be changed',
  'description-not-authorized': 'Not authorized to edit the description',
  'ticket-closed': 'This ticket is closed',
  'ticket-not-authorized': 'Not authorized to create ticket',
  'work-item-not-authorized': 'Not authorized to create work item',
  'order-not-open': 'Only an open work order can be changed',
  'attachment-not-authorized': 'Not authorized to change attachments',
  'comment-sign-in': 'Sign in to take part',
  'comment-not-authorized': 'Not authorized to change this comment',
  'comment-window-over': 'Comments can be edited for 10 minutes',
  'comment-edited-once': 'A comment can be edited once',
  'topic-locked': 'This topic is locked',
  'topic-not-authorized': 'Not authorized to change this topic',
  'topic-has-comments': 'This topic already has comments',
  'topic-hidden': 'This topic was hidden by a moderator',
  'poll-closed': 'This poll has ended',
  'poll-not-eligible': 'This vote is not yours',
  'poll-voted': 'There are votes already',
  'directory-closed': 'The directory is not open to you',
  'admins-only': 'Only administrators can do this',
  'permission-missing': 'Your role does not include this',
  'view-only': 'Nothing can be changed in this view',
  'message-undeliverable': 'This message cannot be delivered',
  'thread-taken': '{name} has taken this conversation',
  'report-decided': '{name} has decided this already',
  'residents-only': 'Only residents can do this',
  'vendors-only': 'Only vendors can do this',
  'owners-only': 'Only owners can do this',
  'answers-closed': 'This event takes no more answers',
  'guests-full': 'There are not enough places for more guests',
  'last-admin': 'An association needs an administrator',
};

/** Fills the {placeholders} of a text; one without a value stays as it is. */
export function fillText(text: string, params: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(params, name) ? (params[name] ?? placeholder) : placeholder,
  );
}

/** Params with every value that has a label replaced by it. */
export function labelled(
  params: Readonly<Record<string, string>> = {},
  labels: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      Object.hasOwn(labels, value) ? (labels[value] ?? value) : value,
    ]),
  );
}
