import type { Operation, PortalErrorCode } from '@hoa/api';
import type { Role } from '@hoa/domain';

/** The outcome of a call; unknown if the client stopped waiting for the answer. */
export type Outcome =
  | { readonly kind: 'answered'; readonly answer: unknown }
  | { readonly kind: 'refused'; readonly code: PortalErrorCode; readonly params: Params }
  | { readonly kind: 'unknown' };

type Params = Readonly<Record<string, string>>;

/** An operation as its client saw it. */
export interface Call {
  readonly name: Operation;
  readonly input: object;
  readonly uid: string;
  readonly role: Role;
  /**
   * Positions in the order of all starts and ends of the history; infinite as the end of a call with unknown outcome.
   */
  readonly began: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** The object of the call, such as `ticket TKT-7`; undefined if no model checks it. */
  readonly subject?: string | undefined;
  /** A unique text in a comment, which identifies it before the server has assigned an id. */
  readonly mark?: string | undefined;
}

/** True if a call was refused, and with this code if one is given. */
export function isRefused({ outcome }: Call, code?: string): boolean {
  return outcome.kind === 'refused' && (code === undefined || outcome.code === code);
}

/** Returns the answer of a call. Throws for a refused or unknown call, which a model must handle first. */
export function answerOf<Answer>({ name, outcome }: Call): Answer {
  if (outcome.kind === 'answered') return outcome.answer as Answer;
  throw new Error(`${name} was not answered but ${JSON.stringify(outcome)}.`);
}

/** Compares the items of two lists in order. */
export function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
