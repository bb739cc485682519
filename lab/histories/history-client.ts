import { setTimeout as wait } from 'node:timers/promises';
import { type Operation, type Output, operations } from '@hoa/api';
import type { Role } from '@hoa/domain';
import { type Headers, operationPath, send } from '../portal/requests.ts';
import type { Request } from './actions.ts';
import type { Call, Outcome } from './call.ts';

const againAfterMs = 10;
const answerTimeoutMs = 60_000;

/** Collects the calls of all clients of a history. */
export interface Recorder {
  /** Returns the next position in the order of starts and ends. */
  readonly next: () => number;
  readonly record: (call: Call) => void;
  /** Counts a request that is retried. */
  readonly repeat: () => void;
  /** Records an answer that no fault explains. */
  readonly complain: (what: string) => void;
}

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly role: Role;
  /** The headers of their current session. */
  headers: Headers;
}

/** A browser window of a person, which sends requests in sequence and retries those without an answer. */
export class HistoryClient {
  readonly person: Person;
  readonly #name: string;
  readonly #addresses: readonly [string, string];
  readonly #recorder: Recorder;
  #sent = 0;

  /** @param name Unique among clients; part of the request ids. */
  constructor(
    name: string,
    person: Person,
    addresses: readonly [string, string],
    recorder: Recorder,
  ) {
    this.#name = name;
    this.person = person;
    this.#addresses = addresses;
    this.#recorder = recorder;
  }

  /** Sends a request that must succeed and is not recorded in the history. */
  async prepare<N extends Operation>(name: N, input: Request<N>['input']): Promise<Output<N>> {
    const outcome = await this.send({ name, input } as unknown as Request, 0, undefined, false);
    if (outcome.kind === 'answered') return outcome.answer as Output<N>;
    throw new Error(`${name} of ${this.#name}: ${JSON.stringify(outcome)}`);
  }

  /**
   * Sends a request, alternating between the servers, until it is answered or `timeoutMs` has passed. The request id
   * stays the same.
   */
  async send(
    request: Request,
    server: 0 | 1,
    timeoutMs?: number,
    isRecorded = true,
  ): Promise<Outcome> {
    const { next, record, repeat, complain } = this.#recorder;
    const { name, input, subject, mark } = request;
    this.#sent += 1;
    const isCommand = operations[name].kind === 'command';
    const { uid, role, headers } = this.person;
    const keep = (began: number, outcome: Outcome, ended = next()) => {
      if (isRecorded) record({ name, input, uid, role, subject, mark, began, ended, outcome });
      return outcome;
    };
    const isAbandoned = isCommand && timeoutMs !== undefined && !name.startsWith('people.');
    const signal = AbortSignal.timeout(isAbandoned ? timeoutMs : answerTimeoutMs);
    const sent = {
      path: operationPath(name),
      headers,
      input: { ...input, ...(isCommand && { requestId: `${this.#name}-${this.#sent}` }) },
      signal,
    };
    const began = next();
    let isUnsure = false;
    let last = 'it was not sent twice';
    for (let attempt = server as number; ; attempt += 1) {
      const beganAgain = isUnsure ? next() : began;
      const address = this.#addresses[attempt % 2] ?? '';
      const answered = await send(address, sent).catch(() => undefined);
      if (signal.aborted && !answered) {
        if (!isAbandoned) throw new Error(`${name} of ${this.#name} is not answered: ${last}`);
        return keep(began, { kind: 'unknown' }, Number.POSITIVE_INFINITY);
      }
      if (answered && answered.status < 300) {
        return keep(began, { kind: 'answered', answer: JSON.parse(answered.text) });
      }
      if (answered && answered.status < 500) {
        const { code, params } = JSON.parse(answered.text);
        const refusal: Outcome = { kind: 'refused', code, params };
        // The permissions of administrators never change here, so if an earlier attempt had succeeded, this one would
        // have returned its answer.
        if (!isUnsure || name.startsWith('people.')) return keep(began, refusal);
        if (isCommand) keep(began, { kind: 'unknown' }, Number.POSITIVE_INFINITY);
        return keep(beganAgain, refusal);
      }
      if (answered && answered.status !== 503) {
        complain(`${name} of ${this.#name}: ${answered.status} ${answered.text}`);
      }
      last = answered ? `${answered.status} ${answered.text}` : 'the connection broke';
      if (!isUnsure) repeat();
      isUnsure = true;
      await wait(againAfterMs);
    }
  }
}
