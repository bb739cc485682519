import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordFigure } from '../testing/record-figure.ts';
import { anyInput, asUnknown, type Schema } from './testing/any-input.ts';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, here, openAttacked } from './testing/open-attacked.ts';

/** `npm run proof -- attack` runs more requests with another seed. */
const requests = Number(process.env.PROOF_REQUESTS ?? 300);
const seed = Number(process.env.SEED ?? 1);
const timeout = 60_000 + requests * 300;
/** Shrinking a failing input takes minutes; running its seed again with fewer requests finds it too. */
const endOnFailure = requests > 1000;

interface Described {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly requestBody: { readonly content: Record<string, { readonly schema: Schema }> };
        };
      }
    >
  >;
}

let attacked: Attacked;
let ids: string[];
let operations: { readonly name: string; readonly schema: Schema }[];
const insiders: Attacker[] = [];
const outsiders: Attacker[] = [];

beforeAll(async () => {
  attacked = await openAttacked();
  const { roster } = attacked;
  const described: Described = await (await attacked.stranger().send('/api/openapi.json')).json();
  operations = Object.entries(described.paths).map(([path, { post }]) => ({
    name: path.slice('/api/operations/'.length),
    schema: post.requestBody.content['application/json']?.schema ?? {},
  }));
  ids = await idsHere();
  const people = await roster.query<{ id: string; email: string }>(
    'SELECT id, email FROM portal.people WHERE hoa_id = $1 AND id = ANY ($2)',
    [here, ['resident-1', 'vendor-1', 'admin-1']],
  );
  expect(people).toHaveLength(3);
  for (const { email } of people) insiders.push(await attacked.signIn(email));
  for (const role of ['admin', 'resident', 'vendor']) {
    outsiders.push(await attacked.signIn(`${role}-elsewhere@example.org`));
  }
  // Keeps the sessions from requiring re-authentication, however long the test takes.
  await roster.query("UPDATE identity.sessions SET proved_at = now() + interval '1 day'");
});
afterAll(() => attacked.close());

/** Some ids of each kind, except those of people who send requests, since they could remove themselves. */
async function idsHere(): Promise<string[]> {
  const tables = ['tickets', 'ticket_messages', 'topics', 'comments', 'threads', 'news'];
  const more = ['invoices', 'payments', 'files', 'notifications', 'broadcasts', 'folders'];
  const found = [...tables, ...more].map((table) =>
    attacked.roster.query<{ id: string }>(
      `SELECT id FROM portal.${table} WHERE hoa_id = $1 ORDER BY id LIMIT 3`,
      [here],
    ),
  );
  const rows = (await Promise.all(found)).flat();
  return [...rows.map(({ id }) => id), 'resident-047', 'membership-resident-047', 'TKT-1029'];
}

function withoutRequestId(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== 'requestId'));
}

/** Created once, since generating an input takes longer than sending it. */
const anyRequest = () =>
  fc.oneof(
    ...operations.map(({ name, schema }) =>
      fc.record({ name: fc.constant(name), input: anyInput(schema, { ids }) }),
    ),
  );

it('no request reveals to another association whether something exists [V8.4.1]', {
  timeout,
}, async () => {
  const known = new Set(ids);
  let pairs = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...outsiders), anyRequest(), async (attacker, request) => {
      const { name } = request;
      // A request id that is reused with another input is refused, regardless of the input.
      const input = withoutRequestId(request.input);
      const unknown = asUnknown(input, known);
      fc.pre(JSON.stringify(unknown) !== JSON.stringify(input));
      const there = await attacker.outcome(name, input);
      const nowhere = await attacker.outcome(name, unknown);
      expect(there).toEqual(nowhere);
      pairs += 1;
    }),
    { numRuns: Math.ceil(requests / 4), seed, endOnFailure },
  );
  recordFigure(`${pairs} pairs of requests by strangers, answered the same`);
});

it('no request that the description allows is a failure of the server [V1.5.2 V2.2.1 V4.1.1 V15.3.5]', {
  timeout,
}, async () => {
  const anybody = fc.constantFrom(...insiders, ...outsiders);
  const started = performance.now();
  const answers = { sent: 0, done: 0 };
  await fc.assert(
    fc.asyncProperty(anybody, anyRequest(), async (attacker, { name, input }) => {
      const answer = await attacker.call(name, input);
      answers.sent += 1;
      if (answer.ok) answers.done += 1;
      const text = await answer.text();
      expect([answer.status, name]).toSatisfy(
        ([status]: [number]) => status === 501 || status < 500,
      );
      if (answer.ok) return;
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SELECT |portal\./);
    }),
    { numRuns: Math.ceil(requests / 2), seed, endOnFailure },
  );
  const perSecond = answers.sent / ((performance.now() - started) / 1000);
  recordFigure(
    `${answers.sent} requests of six people, ${answers.done} of them carried out and the others refused; ${perSecond.toFixed(0)} a second`,
  );
});
