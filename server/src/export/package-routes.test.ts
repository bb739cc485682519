import { createHash, randomBytes } from 'node:crypto';
import { type CalendarDay, dayOf, daysLater } from '@hoa/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Attacker } from '../attack/testing/attacker.ts';
import { type Attacked, elsewhere, here, openAttacked } from '../attack/testing/open-attacked.ts';

const tomorrow = daysLater(dayOf(new Date()), 1);
const unhurried = 25_000;

let live: Attacked;
let admin: Attacker;
let auditor: Attacker;
beforeAll(async () => {
  live = await openAttacked();
  admin = await live.signIn('admin@cedarhollow.example');
  auditor = live.stranger();
});
afterAll(() => live.close());

/** Makes a package, and returns its id and the token of its link. */
async function make(endsOn: CalendarDay = tomorrow) {
  const token = `${here}.${randomBytes(32).toString('base64url')}`;
  const input = { from: '2025-01-01', to: '2030-12-31', endsOn, tokenHash: hashOf(token) };
  const answer = await admin.call('exports.makePackage', input);
  expect(answer.status).toBe(200);
  const { id } = await answer.json();
  return { id, token };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function makeReady() {
  const made = await make();
  await vi.waitFor(async () => {
    const { items } = await (await admin.call('exports.packages', {})).json();
    expect(items[0]).toMatchObject({ id: made.id, state: 'ready' });
  }, unhurried);
  return made;
}

const english = 'en-US,en;q=0.9';

const describePackage = (token: string, language = english) =>
  auditor.post('/api/packages', { token }, { 'Accept-Language': language });

const download = (token: string, language = english) =>
  auditor.send('/api/packages/download', {
    method: 'POST',
    body: new URLSearchParams({ token }),
    headers: { 'Accept-Language': language },
  });

const unlisted = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

const change = (id: string, fields: object) =>
  live.roster.query('UPDATE portal.exports SET data = data || $2 WHERE id = $1', [id, fields]);

describe("the link of an auditor's package", () => {
  it('describes the package and downloads it without a session, and the history has each download', async () => {
    const { token } = await makeReady();
    const described = await describePackage(token);
    expect(await described.json()).toEqual({
      lines: [
        'Cedar Hollow shares its records of this period with you:',
        'January 1, 2025\u2009–\u2009December 31, 2030',
        expect.stringMatching(/^You can download them until \w+ \d+, \d{4}\.$/),
      ],
      isReady: true,
    });
    const zip = await download(token);
    expect(
      Buffer.from(await zip.arrayBuffer())
        .toString('latin1')
        .slice(0, 2),
    ).toBe('PK');
    expect(zip.headers.get('Content-Disposition')).toContain(
      'filename="Cedar Hollow 2025-01-01 2030-12-31.zip"',
    );
    for (const answer of [described, zip]) {
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject(unlisted);
    }
    const subject = { kind: 'association', id: here };
    const { items } = await (await admin.call('audit.list', { subject })).json();
    expect(items[0]).toMatchObject({
      operation: 'exports.download',
      by: { displayName: '', role: 'system' },
      changes: [{ field: 'exports.link.downloads', before: 0, after: 1 }],
    });
  });

  it('says that the package is being prepared', async () => {
    const { id, token } = await makeReady();
    await change(id, { state: 'running' });
    const { lines, isReady } = await (await describePackage(token)).json();
    expect([lines.at(-1), isReady]).toEqual([
      'The package is being prepared. Open this page again in a few minutes.',
      false,
    ]);
    expect((await download(token)).status).toBe(404);
  });

  const invalid: Record<string, () => Promise<string>> = {
    unknown: async () => `${here}.${randomBytes(32).toString('base64url')}`,
    empty: async () => '',
    'of another association': async () => (await makeReady()).token.replace(here, elsewhere),
    'of no association': async () => (await makeReady()).token.replace(here, 'nowhere'),
    revoked: async () => {
      const { id, token } = await makeReady();
      expect((await admin.call('exports.revokePackage', { packageId: id })).status).toBe(200);
      return token;
    },
    over: async () => {
      const { id, token } = await makeReady();
      await change(id, { expiresAt: '2026-01-01T00:00:00.000Z' });
      return token;
    },
    'of a package that failed': async () => {
      const { id, token } = await makeReady();
      await change(id, { state: 'failed' });
      return token;
    },
    'the hash itself': async () => `${here}.${hashOf((await makeReady()).token)}`,
  };

  it.each(Object.entries(invalid))('that is %s, gets the same answers', async (_, tokenOf) => {
    const token = await tokenOf();
    const described = await describePackage(token);
    const { traceId: _t, ...problem } = await described.json();
    expect({ status: described.status, problem }).toMatchObject({
      status: 404,
      problem: { code: 'not-found', params: {} },
    });
    const page = await download(token);
    expect(page.status).toBe(404);
    expect(await page.text()).toBe(await (await download('unknown')).text());
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'Dieser Link ist nicht gültig'],
    ['en;q=0.5, fr-CA', 'Ce lien n’est pas valide'],
    ['es', 'Este enlace no es válido'],
    ['pt, it;q=0.5', 'This link is not valid'],
    ['', 'This link is not valid'],
  ])('is answered in the language that the browser prefers: %s', async (language, text) => {
    const headers = { 'Accept-Language': language };
    for (const answer of [
      await auditor.send('/api/packages', { headers }),
      await download('unknown', language),
    ]) {
      expect(await answer.text()).toContain(text);
      expect(Object.fromEntries(answer.headers)).toMatchObject(unlisted);
    }
  });

  it('is neither logged nor stored', async () => {
    const { token } = await makeReady();
    await describePackage(token);
    await download(token);
    const tables = await live.roster.query<{ all: string }>(
      `SELECT concat(
        (SELECT json_agg(e) FROM portal.exports AS e), (SELECT json_agg(a) FROM portal.answered_requests AS a),
        (SELECT json_agg(n) FROM audit.entries AS n), (SELECT json_agg(j) FROM jobs.job AS j)
      ) AS all`,
    );
    expect(live.lines.join('')).toContain('/api/packages/download');
    expect(tables[0]?.all).toContain(hashOf(token));
    expect(live.lines.join('') + tables[0]?.all).not.toContain(token);
  });
});

it('requests for packages are limited by network address', async () => {
  const inProduction = await openAttacked({ smtpUrl: 'smtp://127.0.0.1:9', hasMailbox: false });
  const ask = () => inProduction.stranger().post('/api/packages', { token: 'unknown' });
  const statuses = new Set<number>();
  for (let asked = 0; asked < 61; asked += 1) statuses.add((await ask()).status);
  expect([...statuses]).toEqual([404, 429]);
  await inProduction.close();
});

it('a resident makes, lists and revokes no package', async () => {
  const resident = await live.signIn('resident@cedarhollow.example');
  const { id, token } = await makeReady();
  for (const [name, input] of [
    ['exports.packages', {}],
    ['exports.revokePackage', { packageId: id }],
  ] as const) {
    expect((await resident.call(name, input)).status).toBe(403);
  }
  expect((await describePackage(token)).status).toBe(200);
});
