import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { Client } from 'pg';
import { secureName, sessionCookieName } from '../../server/src/http/cookies.ts';
import { hashToken, randomToken } from '../../server/src/identity/secrets.ts';

/** The configured origin of built servers, which requests of their pages also send. */
export const origin = 'https://portal.example';

export type Headers = Readonly<Record<string, string>>;

export interface Sent {
  readonly path: string;
  readonly headers: Headers;
  /** The input of an operation, sent as JSON, or the content of a file; without it the request is a GET. */
  readonly input?: object | string | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Returns the cookies that an answer sets, as a request sends them back. */
export function cookiesIn(answer: Answer | undefined): string {
  const cookies = answer?.headers['set-cookie'] ?? [];
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

/** Creates the session that a mailed sign-in link would create; returns the headers of its requests. */
export async function signIn(owner: Client, uid: string, email: string): Promise<Headers> {
  const token = randomToken();
  await owner.query(
    `WITH account AS (
       INSERT INTO identity.users (id, email, email_verified, name, created_at, updated_at)
       VALUES ($1, lower($2), true, '', now(), now()) ON CONFLICT DO NOTHING
     )
     INSERT INTO identity.sessions (id, user_id, uid, token, created_at, updated_at, expires_at)
     VALUES ($3, $1, $5, $4, now(), now(), now() + interval '1 day')`,
    [`lab-${email}`, email, crypto.randomUUID(), hashToken(token), uid],
  );
  return { Origin: origin, Cookie: `${secureName(sessionCookieName)}=${token}` };
}

/** Returns the path of an operation. */
export function operationPath(name: string): string {
  return `/api/operations/${name}`;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends one request; rejects with a `ReusedConnectionError` if a connection that had been kept open broke. */
export function send(address: string, { path, headers, input, signal }: Sent): Promise<Answer> {
  const isJson = typeof input === 'object';
  return new Promise((resolve, reject) => {
    const sent = request(
      address + path,
      {
        agent,
        method: input === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(isJson && { 'Content-Type': 'application/json' }) },
        ...(signal && { signal }),
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    sent.on('error', (error) =>
      reject(
        sent.reusedSocket && error.name !== 'AbortError'
          ? new ReusedConnectionError(`${error.message} on a reused connection`)
          : error,
      ),
    );
    sent.end(isJson ? JSON.stringify(input) : input);
  });
}

export class ReusedConnectionError extends Error {
  override name = 'ReusedConnectionError';
}

export function percentile(figures: readonly number[], percent: number): number {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
}
