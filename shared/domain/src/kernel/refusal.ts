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
  | 'folder-removed'
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
