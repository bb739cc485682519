import type { Operation, PortalErrorCode } from '@hoa/api';
import type { Role } from '@hoa/domain';

/** What came of a call; unknown where nobody waited for the answer. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly code: PortalErrorCode; readonly params: Params }
  | { readonly kind: 'unknown' };

type Params = Readonly<Record<string, string>>;

/** An operation as a client saw it. */
export interface Call {
  readonly name: Operation;
  readonly input: object;
  readonly uid: string;
  readonly role: Role;
  /** Places in the order of all beginnings and ends of the history; the end of an unknown one never comes. */
  readonly began: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** What it is about, such as `ticket TKT-7`; undefined where no model follows that. */
  readonly subject?: string | undefined;
  /** The text by which a comment is known, also before the server has given it an id. */
  readonly mark?: string | undefined;
}

/** Whether a call was refused; for this reason when one is named. */
export function isRefused({ outcome }: Call, code?: string): boolean {
  return outcome.kind === 'refused' && (code === undefined || outcome.code === code);
}

/** What a call was answered. Throws for one that was not, which its model must have looked at before. */
export function answerOf<Answer>({ name, outcome }: Call): Answer {
  if (outcome.kind === 'answered') return outcome.answer as Answer;
  throw new Error(`${name} was not answered but ${JSON.stringify(outcome)}.`);
}

/** Whether two lists hold the same in the same order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
