import { setTimeout as wait } from 'node:timers/promises';
import { type Operation, type Output, operations } from '@hoa/api';
import type { Role } from '@hoa/domain';
import { secureName, sessionCookieName } from '../../identity/cookies.ts';
import { builtOrigin } from '../built-server.ts';
import type { Request } from './actions.ts';
import type { Call, Outcome } from './call.ts';

const againAfterMs = 10;
const answeredWithinMs = 60_000;

/** What all clients of a history write into. */
export interface Recorder {
  /** The next place in the order of beginnings and ends. */
  readonly next: () => number;
  readonly record: (call: Call) => void;
  /** Counts a request that is sent again. */
  readonly repeat: () => void;
  /** Notes an answer that no fault explains. */
  readonly complain: (what: string) => void;
}

export interface Person {
  readonly uid: string;
  readonly role: Role;
  /** The value of the cookie of their session. */
  readonly token: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** One window of a person, which sends one request after the other and repeats what is not answered. */
export class HistoryClient {
  readonly person: Person;
  readonly #name: string;
  readonly #addresses: readonly [string, string];
  readonly #recorder: Recorder;
  #sent = 0;

  /** @param name No other client has it; it is a part of the ids of requests. */
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

  /** Sends what must succeed and is no part of the history. */
  async prepare<N extends Operation>(name: N, input: Request<N>['input']): Promise<Output<N>> {
    const outcome = await this.send({ name, input } as unknown as Request, 0, undefined, false);
    if (outcome.kind === 'answered') return outcome.answer as Output<N>;
    throw new Error(`${name} of ${this.#name}: ${JSON.stringify(outcome)}`);
  }

  /**
   * Sends a request until it is answered, to one server and the other in turn; with a patience, until that is over.
   * The request's id is the same each time.
   */
  async send(
    request: Request,
    server: 0 | 1,
    patienceMs?: number,
    isRecorded = true,
  ): Promise<Outcome> {
    const { next, record, repeat, complain } = this.#recorder;
    const { name, input, subject, mark } = request;
    this.#sent += 1;
    const isCommand = operations[name].kind === 'command';
    const body = JSON.stringify({
      ...input,
      ...(isCommand && { requestId: `${this.#name}-${this.#sent}` }),
    });
    const { uid, role } = this.person;
    const keep = (began: number, outcome: Outcome, ended = next()) => {
      if (isRecorded) record({ name, input, uid, role, subject, mark, began, ended, outcome });
      return outcome;
    };
    const isAbandoned = isCommand && patienceMs !== undefined && !name.startsWith('people.');
    const limit = AbortSignal.timeout(isAbandoned ? patienceMs : answeredWithinMs);
    const began = next();
    let isUnsure = false;
    let last = 'it was not sent twice';
    for (let attempt = server as number; ; attempt += 1) {
      const beganAgain = isUnsure ? next() : began;
      const answered = await this.#attempt(name, body, attempt % 2, limit);
      if (limit.aborted && !answered) {
        if (!isAbandoned) throw new Error(`${name} of ${this.#name} is not answered: ${last}`);
        return keep(began, { kind: 'unknown' }, Number.POSITIVE_INFINITY);
      }
      if (answered && answered.status < 300) {
        return keep(began, { kind: 'answered', answer: JSON.parse(answered.text) });
      }
      if (answered && answered.status < 500) {
        const { code, params } = JSON.parse(answered.text);
        const refusal: Outcome = { kind: 'refused', code, params };
        // An administrator's own standing never changes: had it been carried out before, it would be answered so.
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

  /** Sends it once; answers undefined when the connection broke. */
  async #attempt(
    name: Operation,
    body: string,
    server: number,
    signal: AbortSignal,
  ): Promise<Answered | undefined> {
    try {
      const response = await fetch(`${this.#addresses[server]}/api/operations/${name}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: builtOrigin,
          Cookie: `${secureName(sessionCookieName)}=${this.person.token}`,
        },
        body,
        signal,
      });
      return { status: response.status, text: await response.text() };
    } catch {
      return undefined;
    }
  }
}
