import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attacker } from './testing/attacker.ts';
import { type Attacked, attackedOrigin, openAttacked } from './testing/open-attacked.ts';

let attacked: Attacked;
let attacker: Attacker;
beforeAll(async () => {
  attacked = await openAttacked();
  attacker = await attacked.signIn('admin@cedarhollow.example');
});
afterAll(() => attacked.close());

/** Parses the status codes from the bytes that a socket received. */
const statusesIn = (received: string) =>
  [...received.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status));

const head = (...lines: string[]) =>
  ['POST /api/operations/tickets.list HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n');
const own = () => [`Cookie: ${attacker.cookie}`, `Origin: ${attackedOrigin}`];
const json = 'Content-Type: application/json';

describe('a request on the wire', () => {
  it.each<[string, () => string]>([
    [
      'has two lengths',
      () => `${head(...own(), json, 'Content-Length: 2', 'Content-Length: 40')}{}`,
    ],
    [
      'has a length and is in chunks',
      () =>
        `${head(...own(), json, 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\nGET /metrics HTTP/1.1\r\nHost: x\r\n\r\n`,
    ],
    ['is in chunks of no known kind', () => head(...own(), 'Transfer-Encoding: xchunked')],
    ['has a header that goes on in the next line', () => head(...own(), 'X-A: b', ' c: d')],
    ['has a header with a line feed alone', () => head('X-A: b\nX-B: c', ...own())],
    ['has no host', () => 'GET /api/session HTTP/1.1\r\n\r\n'],
  ])('that %s is refused, and nothing after it is read as another [V4.2.1]', async (_, bytes) => {
    const received = await attacked.raw(bytes());
    expect(statusesIn(received).filter((status) => status < 400)).toEqual([]);
    expect(statusesIn(received).length).toBeLessThanOrEqual(1);
  });

  it('with headers of 32 kB is refused', async () => {
    const received = await attacked.raw(head(...own(), `X-Long: ${'a'.repeat(32_768)}`));
    expect(statusesIn(received)).toEqual([431]);
  });

  it('that never ends is cut off at a megabyte', async () => {
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const received = await attacked.raw(
      head(...own(), json, 'Transfer-Encoding: chunked') + chunk.repeat(40),
    );
    expect(statusesIn(received)).toEqual([413]);
  });

  it.each(['TRACE', 'CONNECT', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'FOO'])(
    'by %s does nothing and echoes nothing [V13.4.4]',
    async (method) => {
      const received = await attacked.raw(
        `${method} /api/operations/tickets.list HTTP/1.1\r\nHost: x\r\nX-Secret: echo-me\r\nOrigin: ${attackedOrigin}\r\nConnection: close\r\n\r\n`,
      );
      expect(statusesIn(received).filter((status) => status < 400)).toEqual([]);
      expect(received).not.toContain('echo-me');
    },
  );
});

describe('JSON', () => {
  it.each([
    '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    '{"limit":1,"__proto__":{"offset":1}}',
    '{"status":"__proto__"}',
    '{"sort":{"column":"constructor","direction":"asc"}}',
    '{"sort":{"column":"title","direction":"asc; DROP TABLE portal.tickets"}}',
    '{"search":"\'; DROP TABLE portal.tickets; --"}',
    '{"search":"%\\\\_%"}',
    '{"search":"\\u0000"}',
    '{"search":"\\ud800"}',
    '{"limit":1e999}',
    '{"limit":-1}',
    '{"offset":9007199254740993}',
    '{"limit":1,"limit":100000}',
  ])(
    '%s is read or refused, and changes no object of the server [V1.1.1 V1.2.3 V1.2.4 V1.4.2 V15.3.6]',
    async (body) => {
      for (const name of ['tickets.list', 'people.list', 'topics.list', 'news.list']) {
        const { status } = await attacker.call(name, body);
        expect([200, 400, 422]).toContain(status);
      }
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
      expect((await attacker.outcome('tickets.list', { limit: 1 })).status).toBe(200);
    },
  );
});

describe('what cannot be stored', () => {
  const topic = { title: 'A', description: 'B', tags: [] };
  it.each([
    ['notifications.restore', { id: 'a\0b' }],
    ['topics.save', { ...topic, title: '\ud800' }],
    ['events.list', { from: '2026-02-30' }],
    ['events.list', { from: '2026-03-01 (whatever)' }],
    ['events.list', { from: '2026-03-01T09:00:00.000Z\n' }],
    ['events.list', { from: '-271821-04-20T00:00:00.000Z' }],
  ])('%s refuses %j as invalid', async (name, input) => {
    const { status, code } = await attacker.outcome(name, input);
    expect([status, code]).toEqual([422, 'invalid-input']);
  });
});

it.each(['\0', '\ud800'])('a search for %j is refused on every page of a list', async (search) => {
  const requests = Array.from({ length: 20 }, (_, offset) =>
    attacker.outcome('topics.list', { status: 'open', search, limit: 1, offset }),
  );
  for (const { status } of await Promise.all(requests)) expect(status).toBe(422);
});

it('a search of many words is refused, and one of ten is the most that is looked for [V15.2.2]', async () => {
  const words = (count: number) => Array.from({ length: count }, (_, each) => `w${each}`).join(' ');
  const lists = ['tickets.list', 'people.list', 'topics.list', 'documents.list', 'invoices.list'];
  for (const name of lists) {
    const { status, params } = await attacker.outcome(name, { search: words(100_000) });
    expect([name, status, params]).toEqual([name, 422, { field: 'search', problem: 'too-long' }]);
  }
  const found = await attacker.call('tickets.list', { search: `${'a '.repeat(10)} nowhere` });
  expect((await found.json()).total).toBeGreaterThan(0);
});

/** Texts that make an inefficient regular expression take quadratic time or worse. */
const slow: Readonly<Record<string, string>> = {
  spaces: `${' '.repeat(50_000)}x`,
  dots: `${'.'.repeat(50_000)}x`,
  'line feeds': `${'\n '.repeat(25_000)}x`,
  'a’s': 'a'.repeat(50_000),
  ats: `${'a@'.repeat(25_000)}`,
  'labels of a host': `a@${'a.'.repeat(25_000)}`,
  digits: `${'1-'.repeat(25_000)}`,
  percents: '%'.repeat(50_000),
  quotes: '"'.repeat(50_000),
  'quoted fields': '"a",'.repeat(12_500),
  braces: '{'.repeat(50_000),
  'combining letters': `a${'\u0301'.repeat(50_000)}`,
};

/** Operations with texts that are searched, stored, mailed or parsed. */
const withText: readonly (readonly [string, (text: string) => object])[] = [
  ['tickets.list', (search) => ({ search })],
  ['people.list', (search) => ({ search })],
  ['topics.list', (search) => ({ search, tag: search })],
  ['documents.list', (search) => ({ search })],
  ['invoices.list', (search) => ({ search })],
  [
    'tickets.postMessage',
    (content) => ({ ticketId: 'TKT-1029', content, isInternal: false, attachments: [] }),
  ],
  ['profile.update', (text) => ({ displayName: text, email: text, phone: text })],
  ['people.importPreview', (csv) => ({ csv })],
  [
    'people.invite',
    (text) => ({
      displayName: text,
      email: text,
      phone: text,
      role: 'resident',
      unit: text,
      tenure: 'tenant',
      company: '',
      services: [],
      from: text,
    }),
  ],
  [
    'broadcasts.send',
    (text) => ({ subject: text, message: text, audience: { type: 'building', value: text } }),
  ],
];

/** Generous for a busy machine; a quadratic pattern would take minutes. */
const longestMs = 5000;

describe.each(Object.entries(slow))('a long text of %s', (_, text) => {
  it.each(withText)('handles %s quickly [V1.2.9]', async (name, input) => {
    const started = performance.now();
    const { status } = await attacker.call(name, input(text));
    expect(status).toBeLessThan(500);
    expect(performance.now() - started).toBeLessThan(longestMs);
  });
});

describe('line breaks', () => {
  const hostile = 'Ada\r\nBcc: victim@example.org\r\nSet-Cookie: a=b\n{"level":60}';

  it('user text cannot inject log lines or headers [V16.2.4 V16.4.1]', async () => {
    const before = attacked.lines.length;
    const answers = [
      await attacker.call('tickets.list', { search: hostile }),
      await attacker.send(
        `/api/${encodeURIComponent(hostile)}?membership=${encodeURIComponent(hostile)}`,
      ),
      await attacker.send(`/api/files/${encodeURIComponent(hostile)}`),
      await attacker.post('/api/sign-in', { email: 'a@example.org', returnTo: hostile }),
    ];
    for (const answer of answers) {
      expect(answer.headers.getSetCookie().filter((each) => each.startsWith('a='))).toEqual([]);
    }
    const lines = attacked.lines.slice(before);
    for (const line of lines) {
      expect(line.trimEnd()).not.toContain('\n');
      expect(() => JSON.parse(line)).not.toThrow();
    }
    expect(lines.join()).not.toContain('victim');
  });
});
