import { contractNumber, isOperation, type Operation, operations, PortalError } from '@hoa/api';
import type { Sessions, SignedIn } from '../ports.ts';
import { actorOf, membershipIn, senderOf } from './acting.ts';
import { answerJson } from './answer-json.ts';
import type { HttpApp, HttpContext } from './http-env.ts';
import { type Problem, problemOf, RequestRefusal } from './problem.ts';
import { readJson } from './read-json.ts';
import { type RunDependencies, runRequest } from './run-request.ts';

export interface SessionDependencies extends RunDependencies {
  readonly sessions: Sessions;
  /** What the server offers. */
  readonly operations: readonly Operation[];
  /** The newest change of an association, from which a page follows what changes after its first answers. */
  readonly cursor?: ((hoaId: string) => Promise<string>) | undefined;
}

/** A query of the first page, as its address has it. */
type Read = readonly [operation: string, input: object];

type BootAnswer = { readonly ok: unknown } | { readonly problem: Problem };

/** What one page asks at once. */
const maxReads = 12;

/** `GET /api/session`: who is signed in. `GET /api/boot`: the same with the answers to the first page's queries. */
export function sessionRoutes(app: HttpApp, dependencies: SessionDependencies): void {
  const { sessions } = dependencies;
  const supported = { operations: dependencies.operations, contract: contractNumber };

  app.get('/api/session', async (c) => {
    const signedIn = await sessions.find(c.req.raw.headers);
    return answerJson(c, signedIn && { ...shown(signedIn), ...supported });
  });

  app.get('/api/boot', async (c) => {
    const reads = readsOf(c.req.query('read'));
    const signedIn = await sessions.find(c.req.raw.headers);
    // Before the reads, so that no change between them is missed.
    const cursor = signedIn && (await cursorOf(dependencies, signedIn, membershipIn(c)));
    const answers = await Promise.all(
      reads.map((read) => answerTo(c, dependencies, signedIn, read)),
    );
    const session = signedIn && shown(signedIn);
    return answerJson(c, { session, ...supported, ...(cursor && { cursor }), answers });
  });
}

/** undefined if the database does not answer now: the page then reads again once it is connected. */
async function cursorOf(
  { cursor }: SessionDependencies,
  signedIn: SignedIn,
  membershipId: string | undefined,
): Promise<string | undefined> {
  try {
    return await cursor?.(actorOf(signedIn, membershipId).hoaId);
  } catch {
    return undefined;
  }
}

function shown({ person, memberships }: SignedIn) {
  return { person, memberships };
}

function readsOf(text = '[]'): readonly Read[] {
  const reads = readJson(text);
  if (Array.isArray(reads) && reads.length <= maxReads && reads.every(isRead)) return reads;
  throw new RequestRefusal(422, 'invalid-input', { field: 'read', problem: 'invalid' });
}

function isRead(value: unknown): value is Read {
  return Array.isArray(value) && typeof value[0] === 'string' && isObject(value[1]);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A query that fails does not fail the others. */
async function answerTo(
  c: HttpContext,
  dependencies: SessionDependencies,
  signedIn: SignedIn | null,
  [name, input]: Read,
): Promise<BootAnswer> {
  const traceId = c.get('traceId');
  try {
    if (!signedIn) throw new PortalError('signed-out');
    const sender = senderOf(signedIn, membershipIn(c));
    if (!isOperation(name) || operations[name].kind !== 'query') {
      throw new PortalError('not-supported');
    }
    const request = { name, input: input as never, ...sender, traceId };
    return { ok: await runRequest(dependencies, request) };
  } catch (error) {
    if (!PortalError.from(error).isExpected) c.error = error as Error;
    return { problem: problemOf(error, traceId) };
  }
}
