import { gunzipSync } from 'node:zlib';
import { contractNumber, operationNames, PortalError } from '@hoa/api';
import { type Actor, textLength } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { useCases } from '@hoa/use-cases/all';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { supportedOperations } from './operation-routes.ts';
import { openApp, testOrigin } from './testing/open-app.ts';

const json = { 'Content-Type': 'application/json' };

function post(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method: 'POST', headers: { ...json, ...headers }, body: text };
}

const offered = supportedOperations({ useCases });

const admin = () => mockActors.admin;
const resident = () => mockActors.resident;

describe('an operation over HTTP', () => {
  it('answers its output as JSON that no cache keeps [V3.4.4 V3.4.6 V14.2.2 V14.3.2]', async () => {
    const { send } = openApp(admin);
    const answer = await send('/api/operations/tickets.list', post({ limit: 2 }));
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'hoa-contract': String(contractNumber),
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'trace-id': expect.stringMatching(/^[0-9a-f]{8}$/),
      'x-content-type-options': 'nosniff',
    });
    expect(await answer.json()).toMatchObject({ items: [{}, {}], total: expect.any(Number) });
  });

  it('returns a refusal as problem JSON, with the trace id of the header and of the data source', async () => {
    const { send, sources } = openApp(resident);
    const answer = await send('/api/operations/admin.overview', post({}));
    const traceId = answer.headers.get('Trace-Id');
    expect(answer.status).toBe(403);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toEqual({
      type: 'urn:hoa:problem:admins-only',
      title: 'Forbidden',
      status: 403,
      detail: 'Only administrators can do this',
      code: 'admins-only',
      params: {},
      traceId,
    });
    const { uid, displayName, role } = mockActors.resident;
    const operation = 'admin.overview';
    const sender = {
      ...{ sessionId: `session-of-${uid}`, membershipId: `membership-${uid}`, uid },
      isPast: false,
    };
    expect(sources).toEqual([{ uid, displayName, role, operation, traceId, sender }]);
  });

  it('names the first field that is not valid [V2.2.2]', async () => {
    const { send } = openApp(resident);
    const input = { ticketId: 'TKT-1029', content: 7, attachments: [], isInternal: false };
    const answer = await send('/api/operations/tickets.postMessage', post(input));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid-input', field: 'content' });
  });

  const ticket = '/api/operations/tickets.get';
  const nobody = () => null;
  it.each<[string, () => typeof mockActors.admin | null, string, RequestInit, number, string]>([
    ['nobody', nobody, ticket, post({}), 401, 'signed-out'],
    ['a lost role', admin, ticket, post({}, { 'Hoa-Membership': 'x' }), 401, 'signed-out'],
    ['an unknown id', admin, ticket, post({ ticketId: 'x' }), 404, 'ticket-not-found'],
    ['an unknown operation', admin, '/api/operations/constructor', post({}), 501, 'not-supported'],
    ['one of the outbox', admin, '/api/operations/outbox.list', post({}), 501, 'not-supported'],
    ['no JSON', admin, ticket, post('{"ticketId":'), 400, 'invalid-input'],
    ['no body', admin, ticket, post(''), 400, 'invalid-input'],
    ['a list', admin, ticket, post([]), 422, 'invalid-input'],
    ['null', admin, ticket, post('null'), 422, 'invalid-input'],
    ['a form', admin, ticket, post('a=b', { 'Content-Type': 'text/plain' }), 415, 'invalid-input'],
    ['a body too large', admin, ticket, post('0'.repeat(2 ** 20 + 1)), 413, 'invalid-input'],
    [
      'a body said to be too large',
      admin,
      ticket,
      post('{}', { 'Content-Type': 'application/json', 'Content-Length': String(2 ** 20 + 1) }),
      413,
      'invalid-input',
    ],
    [
      'a body too deep',
      admin,
      ticket,
      post('['.repeat(2e5) + ']'.repeat(2e5)),
      422,
      'invalid-input',
    ],
    [
      'an odd request id',
      admin,
      '/api/operations/tickets.markRead',
      post({ requestId: 1 }),
      422,
      'invalid-input',
    ],
    ['GET', admin, ticket, {}, 405, 'not-found'],
    ['an unknown route', admin, '/api/secrets', {}, 404, 'not-found'],
    [
      'a page of long ago',
      admin,
      ticket,
      post({}, { 'Hoa-Contract': String(contractNumber - 2) }),
      426,
      'new-version',
    ],
  ])('refuses %s [V3.5.3]', async (_, session, path, init, status, code) => {
    const answer = await openApp(session).send(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ status, code });
  });

  it.each<[string, Record<string, string>, number]>([
    ['its own page', { Origin: testOrigin }, 200],
    ['its own page, in a browser of today', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['another site, in a browser of today', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a neighbouring site', { 'Sec-Fetch-Site': 'same-site', Origin: testOrigin }, 403],
    ['a file', { Origin: 'null' }, 403],
    ['something that says nothing', {}, 403],
  ])('takes a request of %s: %j', async (_, headers, status) => {
    const { app } = openApp(admin);
    const request = post({}, headers);
    const answer = await app.request(`${testOrigin}/api/operations/tickets.list`, request);
    expect(answer.status).toBe(status);
  });

  it.each<[string, Record<string, string>, number]>([
    ['its own page', { Origin: 'http://192.0.2.2:4173' }, 200],
    ['another site', { Origin: 'http://192.0.2.3:4173' }, 403],
    ['another port of the machine', { Origin: 'http://192.0.2.2:8080' }, 403],
    ['a file', { Origin: 'null' }, 403],
    ['something that says nothing', {}, 403],
  ])('takes a request to another name of a plain portal from %s: %j', async (_, from, status) => {
    const { app } = openApp(admin, { origin: 'http://localhost:4173' });
    const request = post({}, { Host: '192.0.2.2:4173', ...from });
    const answer = await app.request('http://192.0.2.2:4173/api/operations/tickets.list', request);
    expect(answer.status).toBe(status);
  });

  it('accepts only the configured origin for a portal on HTTPS', async () => {
    const { app } = openApp(admin);
    const request = post({}, { Origin: 'http://portal.example', Host: 'portal.example' });
    const answer = await app.request(`${testOrigin}/api/operations/tickets.list`, request);
    expect(answer.status).toBe(403);
  });

  it('acts in the role that the request names', async () => {
    const person = { uid: 'both', displayName: 'Bo', email: 'bo@example.org' };
    const { hoaId } = mockActors.admin;
    const memberships = [
      {
        id: 'first',
        uid: 'both',
        hoaId,
        displayName: 'Bo',
        role: 'resident' as const,
        unit: 'A-102',
      },
      { id: 'second', uid: 'both', hoaId, displayName: 'Bo', role: 'admin' as const },
    ];
    const sessions = { find: async () => ({ sessionId: 's', person, memberships }) };
    const { send } = openApp(admin, { sessions });
    const statusAs = async (headers: Record<string, string>) =>
      (await send('/api/operations/admin.overview', post({}, headers))).status;
    expect(await statusAs({})).toBe(403);
    expect(await statusAs({ 'Hoa-Membership': 'first' })).toBe(403);
    expect(await statusAs({ 'Hoa-Membership': 'second' })).toBe(200);
  });

  it('runs a command once per request id', async () => {
    const { send } = openApp(resident);
    const command = post({ topicId: 'topic-welcome', content: 'Hello!', requestId: 'mine' });
    const answer = async () => (await send('/api/operations/comments.add', command)).json();
    expect(await answer()).toEqual(await answer());
  });

  it('compresses a long answer for a client that takes it', async () => {
    const { send } = openApp(admin);
    const gzip = { 'Accept-Encoding': 'br, gzip;q=0.8' };
    const long = await send('/api/operations/tickets.list', post({}, gzip));
    expect(long.headers.get('Content-Encoding')).toBe('gzip');
    const text = gunzipSync(await long.arrayBuffer()).toString();
    expect(JSON.parse(text)).toMatchObject({ total: expect.any(Number) });
    const short = await send('/api/operations/tickets.list', post({ limit: 1, offset: 99 }, gzip));
    expect(short.headers.get('Content-Encoding')).toBeNull();
  });
});

describe('the trace id', () => {
  it('is that of the trace that the request belongs to', async () => {
    const { send } = openApp(admin);
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const answer = await send('/healthz', { headers: { traceparent } });
    expect(answer.headers.get('Trace-Id')).toBe('0e0e4736');
  });

  it('is a new one when the request has an invalid trace', async () => {
    const { send } = openApp(admin);
    const answer = await send('/healthz', { headers: { traceparent: 'ada@example.org' } });
    expect(answer.headers.get('Trace-Id')).toMatch(/^[0-9a-f]{8}$/);
  });
});

describe('the first page', () => {
  const read = (...reads: unknown[]) =>
    `/api/boot?read=${encodeURIComponent(JSON.stringify(reads))}`;

  it('returns the session, the supported operations and the results of the queries in one answer', async () => {
    const { send } = openApp(resident);
    const path = read(['tickets.list', { limit: 1 }], ['admin.overview', {}], ['news.delete', {}]);
    const answer = await send(path);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      session: {
        person: {
          uid: 'resident-1',
          displayName: 'Rae Whitcomb',
          email: mockActors.resident.email,
        },
        memberships: [expect.objectContaining({ role: 'resident', unit: 'A-101' })],
      },
      operations: expect.arrayContaining(['tickets.list']),
      contract: contractNumber,
      answers: [
        { ok: expect.objectContaining({ total: 9 }) },
        { problem: expect.objectContaining({ code: 'admins-only', status: 403 }) },
        { problem: expect.objectContaining({ code: 'not-supported' }) },
      ],
    });
  });

  it('contains only the beginnings of 40 tickets and 40 announcements with the longest texts', async () => {
    let actor: Actor = mockActors.resident;
    const { send } = openApp(() => actor);
    const long = 'a'.repeat(textLength);
    const repeated = (name: string, input: object) =>
      Promise.all(
        Array.from({ length: 40 }, async () => {
          expect((await send(`/api/operations/${name}`, post(input))).status).toBe(200);
        }),
      );
    const report = { category: 'maintenance', location: 'Roof', urgency: 'low', description: long };
    await repeated('tickets.create', report);
    actor = mockActors.admin;
    await repeated('news.save', {
      title: 'Pool',
      content: long,
      category: 'general',
      priority: 'normal',
      pinned: true,
      urgent: false,
      published: true,
      publishAt: '',
      expireAt: '',
    });
    const answer = await send(
      read(
        ['tickets.list', { limit: 40 }],
        ['announcements.list', { limit: 40 }],
        ['notifications.list', {}],
        ['threads.list', {}],
      ),
    );
    const text = await answer.text();
    expect(text).not.toContain('"problem"');
    expect(text.length).toBeLessThan(150_000);
  });

  it('contains the event cursor from before the queries', async () => {
    const order: string[] = [];
    const { send, sources } = openApp(resident, {
      async cursor(hoaId) {
        order.push(hoaId, `reads: ${sources.length}`);
        return '17';
      },
    });
    const answer = await send(read(['tickets.list', { limit: 1 }]));
    expect(await answer.json()).toMatchObject({ cursor: '17', answers: [{ ok: { total: 9 } }] });
    expect(order).toEqual([mockActors.resident.hoaId, 'reads: 0']);
    const without = openApp(resident, { cursor: () => Promise.reject(new Error('Not now.')) });
    expect(await (await without.send(read())).json()).not.toHaveProperty('cursor');
  });

  it('returns no session to a signed-out visitor', async () => {
    const { send } = openApp(() => null);
    const answer = await send(read(['tickets.list', {}]));
    expect(await answer.json()).toMatchObject({
      session: null,
      answers: [{ problem: { code: 'signed-out' } }],
    });
    expect(await (await send('/api/session')).json()).toBeNull();
  });

  it.each([
    ['no JSON', '/api/boot?read=tickets'],
    ['no list', read().replace('%5B%5D', '%7B%7D')],
    ['an input that is no object', read(['tickets.list', null])],
    ['too many', read(...Array.from({ length: 13 }, () => ['tickets.list', {}]))],
  ])('refuses %s [V3.5.3]', async (_, path) => {
    const answer = await openApp(resident).send(path);
    expect([400, 422]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ code: 'invalid-input' });
  });

  it('returns the signed-in person, without logging their name', async () => {
    const { send, lines } = openApp(resident);
    expect(await (await send('/api/session')).json()).toMatchObject({
      person: { uid: 'resident-1' },
      operations: offered,
      contract: contractNumber,
    });
    expect(lines.join()).not.toContain('Rae');
  });
});

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1 with every operation that is supported [V2.1.1]', async () => {
    const { send } = openApp(() => null);
    const described = await (await send('/api/openapi.json')).json();
    expect(Object.keys(described.paths)).toEqual(offered.map((name) => `/api/operations/${name}`));
    const { valid, errors } = await new Validator().validate(described);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });
});

const metricsToken = 'a token of more than thirty-two characters';
const withToken = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

describe('for the operator', () => {
  it('reports health, readiness and metrics', async () => {
    const { send } = openApp(admin, { metricsToken });
    await send('/api/operations/tickets.list', post({}));
    await send('/api/ada@example.org', {});
    expect((await send('/healthz')).status).toBe(200);
    expect((await send('/readyz')).status).toBe(200);
    const metrics = await (await send('/metrics', withToken(metricsToken))).text();
    expect(metrics).toContain(
      'http_server_request_duration_seconds_count{http_request_method="POST",http_route="/api/operations/tickets.list",http_response_status_code="200"} 1',
    );
    expect(metrics).toContain('http_server_active_requests 1');
    expect(metrics).toContain('portal_check_up{check="database"} 1');
    expect(metrics).not.toContain('example.org');
  });

  it.each([
    ['without a token', {}],
    ['with another token', withToken('another')],
  ])('hides its metrics from others: %s', async (_, init) => {
    const { send } = openApp(admin, { metricsToken });
    expect((await send('/metrics', init)).status).toBe(404);
    const { send: ask } = openApp(admin);
    expect((await ask('/metrics', init)).status).toBe(404);
  });

  it('reports which part does not work', async () => {
    const checks = { events: async () => false, files: () => Promise.reject(new Error('full')) };
    const { send } = openApp(admin, { checks });
    const answer = await send('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe(
      'database: works\nevents: does not work\nfiles: does not work\n',
    );
  });

  it('reports a shared part that does not work, and stays ready', async () => {
    const { send } = openApp(admin, { sharedChecks: { files: async () => false } });
    const answer = await send('/readyz');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('database: works\nfiles: does not work\n');
    const metrics = await (
      await openApp(admin, {
        metricsToken,
        sharedChecks: { files: async () => false },
      }).send('/metrics', withToken(metricsToken))
    ).text();
    expect(metrics).toContain('portal_check_up{check="files"} 0');
  });

  it.each([
    ['does not answer', async () => false],
    ['is broken', () => Promise.reject(new Error('ECONNREFUSED'))],
  ])('is not ready when the database %s', async (_, isReady) => {
    const database = { isReady } as never;
    const { send } = openApp(admin, { database });
    expect((await send('/readyz')).status).toBe(503);
    expect((await send('/healthz')).status).toBe(200);
  });

  it('logs one line a request, with its trace id [V16.1.1 V16.2.1 V16.2.2 V16.3.2 V16.3.3]', async () => {
    const { send, lines } = openApp(resident);
    const answer = await send('/api/operations/admin.overview?token=secret', post({}));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        msg: 'request',
        traceId: answer.headers.get('Trace-Id'),
        method: 'POST',
        route: '/api/operations/admin.overview',
        status: 403,
        durationMs: expect.any(Number),
        uid: 'resident-1',
        hoaId: 'default-hoa',
        code: 'admins-only',
      }),
    ]);
  });

  it('logs where an unexpected error occurred, without details in the answer [V13.4.2 V16.3.4 V16.5.1]', async () => {
    const email = mockActors.resident.email;
    const database = {
      association: () =>
        Promise.reject(
          Object.assign(new Error(`no "${email}" for ${email} with ${'s3cret'.repeat(9)}`), {
            code: '23505',
            detail: `Key (email)=(${email}) already exists.`,
          }),
        ),
    } as never;
    const { send, lines } = openApp(resident, { database });
    const answer = await send('/api/operations/tickets.list', post({}));
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      status: 500,
      detail: 'Something went wrong',
      code: 'unexpected',
      traceId: answer.headers.get('Trace-Id'),
    });
    expect(text + lines.join()).not.toContain(email);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 50,
      traceId: answer.headers.get('Trace-Id'),
      error: { type: 'Error', code: '23505', message: 'no … for … with …' },
    });
    expect(lines[0]).toContain('app.test.ts');
  });

  it('asks a client to come back when it is busy', async () => {
    const database = { association: () => Promise.reject(new PortalError('busy')) } as never;
    const answer = await openApp(admin, { database }).send(
      '/api/operations/tickets.list',
      post({}),
    );
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('1');
    expect(await answer.json()).toMatchObject({ detail: 'The portal is busy. Try again.' });
  });

  it.each([
    ['PostgreSQL that stops', { code: '57P01' }, 503],
    ['too many connections', { code: '53300' }, 503],
    ['a connection that was lost', { message: 'Connection terminated unexpectedly' }, 503],
    ['no answer in time', { message: 'Query read timeout' }, 503],
    ['a disk without room', { code: 'ENOSPC' }, 503],
    ['a defect', { code: '42601' }, 500],
  ])('asks a client to come back, whatever part meets %s', async (_, error, status) => {
    const sessions = { find: () => Promise.reject(Object.assign(new Error('?'), error)) };
    const { send, lines } = openApp(admin, { sessions });
    const answer = await send('/api/session');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual(
      status === 503 ? [503, '1'] : [500, null],
    );
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ error: { type: 'Error' } });
  });
});

describe('whatever is sent', () => {
  const anyRole = fc.constantFrom(...Object.values(mockActors));
  const anyKey = fc.constantFrom('ticketId', 'content', 'limit', '__proto__', 'requestId', 'id');
  const anyBody = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(anyKey, fc.jsonValue({ maxDepth: 2 })),
  );

  it('never breaks an operation', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operationNames),
        anyRole,
        anyBody,
        async (name, actor, body) => {
          const { send, lines } = openApp(() => actor);
          const { status } = await send(`/api/operations/${name}`, post(body));
          expect(status === 501 || status < 500).toBe(true);
          expect(lines).toHaveLength(1);
        },
      ),
      { numRuns: 300 },
    );
  });

  const secret = 'ada.lovelace@example.org';
  it('is never logged: no body, no email, no token [V14.2.4 V16.2.5]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operationNames, secret, `x?token=${secret}`),
        fc.constantFrom('GET', 'POST', 'PUT', secret.slice(0, 3)),
        fc.constantFrom<(text: string) => string>(
          (text) => text,
          (text) => JSON.stringify({ content: text, ticketId: text, email: text, search: text }),
          (text) => JSON.stringify([text]),
        ),
        async (path, method, write) => {
          const { send, lines } = openApp(() => ({ ...mockActors.resident, email: secret }));
          const headers = { ...json, Cookie: secret, Authorization: secret, traceparent: secret };
          const body = method === 'GET' ? null : write(secret);
          await send(`/api/operations/${path}`, { method, headers, body });
          await send(
            `/api/boot?membership=${secret}&read=[["topics.list",{"search":"${secret}"}]]`,
          );
          expect(lines).toHaveLength(2);
          expect(lines.join()).not.toContain('lovelace');
          expect(lines.join()).not.toContain(mockActors.resident.displayName);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('in its headers never breaks the answer', async () => {
    const anyHeader = fc.string({ unit: fc.constantFrom(...'az09-;,=*/. "<>%') });
    const names = ['Hoa-Membership', 'Hoa-Contract', 'Accept-Encoding', 'traceparent', 'Cookie'];
    const { send } = openApp(admin);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), anyHeader, async (name, value) => {
        const answer = await send('/api/operations/tickets.list', post({}, { [name]: value }));
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get('Trace-Id')).toMatch(/^[0-9a-f]{8}$/);
      }),
    );
  });
});
