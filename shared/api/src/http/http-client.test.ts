import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contractNumber } from '../contract-number.ts';
import { idempotency } from '../idempotency.ts';
import type { Operation } from '../operations.ts';
import { callThrough, compose } from '../pipeline.ts';
import { createHttpClient, type HttpClientOptions, overHttp } from './http-client.ts';

type Answers = (string | number | Response | Error | 'hangs')[];

const json = (value: unknown, init: ResponseInit = {}) => Response.json(value, init);

const problem = (status: number, code: string, more: object = {}, headers: object = {}) =>
  new Response(JSON.stringify({ type: 'about:blank', status, code, ...more }), {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });

/** Calls to a server that returns these responses, one per request. */
function open(answers: Answers, options: Partial<HttpClientOptions> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    if (typeof answer === 'number') return new Response('<h1>Bad</h1>', { status: answer });
    if (answer !== 'hangs') return json(answer ?? null);
    return new Promise<Response>((_, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  };
  const client = createHttpClient({
    api: '/api',
    membership: () => 'membership-1',
    isOffline: () => false,
    fetch,
    ...options,
  });
  const gateway = { call: callThrough(compose([idempotency, overHttp(client)])) };
  return { gateway, requests };
}

const refused = new TypeError('fetch failed');
const list = ['tickets.list', {}] as const;
const close = ['tickets.changeStatus', { ticketId: 'TKT-1', status: 'closed' }] as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the result or error of a call after its last time limit. */
async function settled(call: Promise<unknown>): Promise<unknown> {
  const outcome = call.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

describe('a call over HTTP', () => {
  it('posts the input as JSON and answers what the server answers', async () => {
    const { gateway, requests } = open([json({ items: [], total: 0 })]);
    expect(await gateway.call('tickets.list', { limit: 3 })).toEqual({ items: [], total: 0 });
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      url: '/api/operations/tickets.list',
      init: {
        method: 'POST',
        body: '{"limit":3}',
        headers: {
          'Content-Type': 'application/json',
          'Hoa-Membership': 'membership-1',
          'Hoa-Contract': String(contractNumber),
        },
      },
    });
  });

  it('lets commands outlive the page, as far as browsers allow, and queries not', async () => {
    const { gateway, requests } = open([json({}), json([]), 'hangs', json({})]);
    await gateway.call(...close);
    await gateway.call(...list);
    const content = 'é'.repeat(20_000);
    const long = { ticketId: 'TKT-1', content, isInternal: false, attachments: [] };
    void gateway.call('tickets.postMessage', long).catch(() => undefined);
    await gateway.call('tickets.postMessage', long);
    expect(requests.map(({ init }) => init.keepalive)).toEqual([true, false, true, false]);
  });

  it('leaves out the role of a person who has not chosen one', async () => {
    const { gateway, requests } = open(['[]'], { membership: () => undefined });
    await gateway.call(...list);
    expect(requests[0]?.init.headers).not.toHaveProperty('Hoa-Membership');
  });

  it('names every command, unless it has a name', async () => {
    const { gateway, requests } = open([json({}), json({})]);
    await gateway.call(...close);
    await gateway.call(close[0], { ...close[1], requestId: 'mine' });
    const sent = requests.map(({ init }) => JSON.parse(String(init.body)));
    expect(sent[0].requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[1].requestId).toBe('mine');
  });

  it.each<[string, Answers]>([
    ['no answer', [refused, json('second')]],
    ['502', [502, json('second')]],
    ['503', [503, json('second')]],
    ['504', [problem(504, 'busy'), json('second')]],
  ])('asks once more after %s', async (_, answers) => {
    const { gateway, requests } = open(answers);
    expect(await settled(gateway.call(...list))).toBe('second');
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Answers, string, number]>([
    ['a second failure', [refused, refused], 'network', 2],
    ['a second 503', [503, problem(503, 'busy')], 'busy', 2],
    ['a refusal', [problem(403, 'admins-only')], 'admins-only', 1],
    ['a defect', [500], 'unexpected', 1],
  ])('gives up after %s', async (_, answers, code, count) => {
    const { gateway, requests } = open(answers);
    expect(await settled(gateway.call(...list))).toMatchObject({ name: 'PortalError', code });
    expect(requests).toHaveLength(count);
  });

  it.each<[string, Answers, string]>([
    ['no answer', [refused], 'network'],
    ['502', [502], 'network'],
    ['503', [problem(503, 'busy')], 'busy'],
  ])('never repeats a command by itself: %s', async (_, answers, code) => {
    const { gateway, requests } = open(answers);
    expect(await settled(gateway.call(...close))).toMatchObject({ code });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['a query', list, 15_000],
    ['a command', close, 30_000],
  ] as const)('gives %s up in time', async (_, [name, input], limitMs) => {
    const { gateway, requests } = open(['hangs', json(null)]);
    const seen = vi.fn();
    gateway.call(name as Operation, input as never).catch(seen);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(seen).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }));
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Answers]>([
    ['on its way', ['hangs']],
    ['between its two attempts', [refused]],
  ])('is cancelled by its signal: %s', async (_, answers) => {
    const { gateway, requests } = open(answers);
    const controller = new AbortController();
    const call = gateway.call(...list, controller.signal).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    expect(await call).toMatchObject({ code: 'aborted' });
    expect(requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing that was cancelled before', async () => {
    const { gateway, requests } = open([]);
    const call = gateway.call(...list, AbortSignal.abort());
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    expect(requests).toEqual([]);
  });

  it('says that the browser is offline, and tries no second time', async () => {
    const { gateway, requests } = open([refused], { isOffline: () => true });
    expect(await settled(gateway.call(...list))).toMatchObject({ code: 'offline' });
    expect(requests).toHaveLength(1);
  });

  it("takes over the problem's code, params and trace id", async () => {
    const params = { from: 'new', to: 'closed', many: 3 };
    const { gateway } = open([
      problem(403, 'status-transition', { params, traceId: '1a2b3c4d' }, { 'Trace-Id': 'other' }),
    ]);
    const error = await settled(gateway.call(...list));
    expect(error).toMatchObject({
      code: 'status-transition',
      params: { from: 'new', to: 'closed' },
      traceId: '1a2b3c4d',
      message: 'Invalid status transition from New to Closed',
    });
  });

  const html = { 'Content-Type': 'text/html' };
  it.each<[string, Response, string]>([
    ['a code that is not known here', problem(409, 'ticket-merged'), 'conflict'],
    ['a code and a status that are not known here', problem(418, 'teapot'), 'unexpected'],
    ["a hostile code: '__proto__'", problem(500, '__proto__'), 'unexpected'],
    ['a problem that is no object', problem(404, ''), 'not-found'],
    ['a page in place of data', new Response('<p>Sign in', { headers: html }), 'network'],
    ['half a JSON', new Response('{"items":[', { headers: json(0).headers }), 'network'],
    ['a page of a proxy', new Response('<p>', { status: 429, headers: html }), 'network'],
    ['a page that refuses', new Response('<p>', { status: 403, headers: html }), 'unexpected'],
    [
      'half a problem',
      new Response('{', { status: 500, headers: problem(400, '').headers }),
      'unexpected',
    ],
  ])('makes an error of %s', async (_, answer, code) => {
    const { gateway } = open([answer, json(null)]);
    const error = await settled(gateway.call(...close));
    expect(error).toMatchObject({ name: 'PortalError', code });
  });

  const newer = { 'Hoa-Contract': String(contractNumber + 1) };
  const older = { 'Hoa-Contract': String(contractNumber - 1) };
  it.each<[string, Response, unknown]>([
    ['a newer server', json([], { headers: newer }), []],
    ['an older server', json([], { headers: older }), []],
    ['a newer server that refuses', problem(403, 'admins-only', {}, newer), 'admins-only'],
    ['a newer server with other input', problem(422, 'invalid-input', {}, newer), 'new-version'],
    ['a newer server without it', problem(501, 'not-supported', {}, newer), 'new-version'],
    ['an older server with other input', problem(422, 'invalid-input', {}, older), 'updating'],
    ['an older server without it', problem(501, 'not-supported', {}, older), 'updating'],
    ['a server of the same release', problem(422, 'invalid-input'), 'invalid-input'],
  ])('gets along with %s', async (_, answer, expected) => {
    const outcome = await settled(open([answer]).gateway.call(...list));
    expect(outcome instanceof Error && 'code' in outcome ? outcome.code : outcome).toEqual(
      expected,
    );
  });
});
