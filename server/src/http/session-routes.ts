import { contractNumber, isOperation, type Operation, operations, PortalError } from '@hoa/api';
import type { Sessions, SignedIn } from '../ports/sessions.ts';
import { answerJson } from './answer-json.ts';
import type { HttpApp, HttpContext } from './http-env.ts';
import { type ProblemDetails, problemOf, RequestRefusal } from './problem.ts';
import { readJson } from './read-json.ts';
import { type RunDependencies, runRequest } from './run-request.ts';
import { actorOf, membershipIn, senderOf } from './sender.ts';

export interface SessionDependencies extends RunDependencies {
  readonly sessions: Sessions;
  /** The operations that the server supports. */
  readonly operations: readonly Operation[];
  /** Returns the latest event of an association, after which a page subscribes to changes. */
  readonly cursor?: ((hoaId: string) => Promise<string>) | undefined;
}

/** A query of the first page, as encoded in the URL. */
type Read = readonly [operation: string, input: object];

type BootAnswer = { readonly ok: unknown } | { readonly problem: ProblemDetails };

/** The maximum number of queries in one request. */
const maxReads = 12;

/**
 * Adds `GET /api/session`, which returns the signed-in person, and `GET /api/boot`, which adds the answers to the first
 * page's queries.
 */
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
    // Read before the queries, so that the page misses no change between them.
    const cursor = signedIn && (await cursorOf(dependencies, signedIn, membershipIn(c)));
    const answers = await Promise.all(
      reads.map((read) => answerTo(c, dependencies, signedIn, read)),
    );
    const session = signedIn && shown(signedIn);
    return answerJson(c, { session, ...supported, ...(cursor && { cursor }), answers });
  });
}

/** Undefined if the database does not answer; the page then refetches once it is connected. */
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

/** Runs a query; a failure does not affect the other queries. */
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
