import { operationNames } from '@hoa/api';
import { exampleInputs } from '@hoa/use-cases/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken, randomToken } from '../identity/secrets.ts';
import type { Attacker } from './testing/attacker.ts';
import {
  type Attacked,
  attackedOrigin,
  elsewhere,
  here,
  openAttacked,
} from './testing/open-attacked.ts';

const admin = 'admin@cedarhollow.example';

let attacked: Attacked;
beforeAll(async () => {
  attacked = await openAttacked();
});
afterAll(() => attacked.close());

/** A request for every route that requires a session; with a session, each succeeds. */
const guarded: Readonly<Record<string, (attacker: Attacker) => Promise<Response>>> = {
  'POST /api/operations/:name': (attacker) => attacker.call('tickets.list', {}),
  'POST /api/files': (attacker) => attacker.upload('%PDF-1.7\n', 'a.pdf'),
  'GET /api/files/:id': (attacker) => attacker.send('/api/files/file-start-here'),
  'GET /api/events': (attacker) => attacker.send('/api/events'),
  'POST /api/own-data': (attacker) => attacker.post('/api/own-data', {}),
  'POST /api/proof': (attacker) => attacker.post('/api/proof', {}),
  'POST /api/proof/complete': (attacker) => attacker.post('/api/proof/complete', {}),
};

/** The public routes, with the reason why each is public. */
const open: Readonly<Record<string, string>> = {
  'GET /healthz': 'says that the process lives',
  'GET /readyz': 'says that the database answers',
  'GET /metrics': 'counts without names; not for the proxy to pass on',
  'GET /api/openapi.json': 'describes what is public anyway',
  'GET /api/session': 'null for strangers',
  'GET /api/boot': 'nothing but refusals for strangers',
  'POST /api/sign-in': 'how one becomes somebody',
  'GET /api/sign-in/contact': 'what an association tells everyone',
  'GET /api/logos/:hoaId/:id': 'the logo of an association, which the sign-in page shows',
  'POST /api/sign-in/complete': 'how one becomes somebody',
  'POST /api/sign-out': 'ends what there is',
  'POST /api/confirm-email': 'wants the token of a mail',
  'GET /api/confirm-email': 'a page without data',
  'GET /api/confirm-email.js': 'its script',
  'GET /api/privacy': 'a page without data',
  'GET /api/privacy.js': 'its script',
  'GET /api/packages': 'a page without data',
  'GET /api/packages.js': 'its script',
  'POST /api/packages': 'wants the token of a link',
  'POST /api/packages/download': 'wants the token of a link',
  'GET /api/calendars/public/:file{.+\\.ics}': 'what an association offers to everyone',
  'GET /api/calendars/:file{.+\\.ics}': 'wants the secret address of a person',
  'GET /mailbox': 'development alone',
  'GET /mailbox.json': 'development alone',
  'POST /mailbox': 'development alone',
  'ALL /api/operations/:name': 'refuses every other method',
};

it('every route of the portal is in the table of access [V6.3.4 V6.4.2 V13.4.5]', () => {
  const routes = attacked.portal.app.routes
    .filter(({ path }) => path !== '/*' && path !== '/api/*')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(routes)].sort()).toEqual(
    [...Object.keys(guarded), ...Object.keys(open)].sort(),
  );
});

it('has no mailbox in production [V6.3.2 V15.2.3]', async () => {
  const inProduction = await openAttacked({ smtpUrl: 'smtp://127.0.0.1:9', hasMailbox: false });
  for (const path of ['/mailbox', '/mailbox.json']) {
    expect((await inProduction.stranger().send(path)).status).toBe(404);
  }
  await inProduction.close();
});

/** Invalid session cookies, each derived from a valid one. */
const invalid: readonly (readonly [string, (own: Attacker) => Promise<string | undefined>])[] = [
  ['none', async () => undefined],
  ['an empty one', async () => '__Host-hoa-session='],
  ['a forged one', async () => `__Host-hoa-session=${randomToken()}`],
  [
    'one under a name that any page could set',
    async ({ cookie }) => cookie?.replace('__Host-', ''),
  ],
  [
    'its hash, as the database has it',
    async ({ cookie = '' }) => {
      return `__Host-hoa-session=${hashToken(cookie.split('=')[1] ?? '')}`;
    },
  ],
  [
    'one that was signed out',
    async (own) => {
      await own.post('/api/sign-out', {});
      return own.cookie;
    },
  ],
  [
    'one that was idle for a month',
    async ({ cookie = '' }) => {
      await sessions(cookie, "expires_at = now() - interval '1 second'");
      return cookie;
    },
  ],
  [
    'one that is ninety days old',
    async ({ cookie = '' }) => {
      await sessions(cookie, "created_at = now() - interval '91 days'");
      return cookie;
    },
  ],
];

const sessions = (cookie: string, set: string) =>
  attacked.roster.query(`UPDATE identity.sessions SET ${set} WHERE token = $1`, [
    hashToken(cookie.split('=')[1] ?? ''),
  ]);

describe.each(invalid)('a cookie that is %s', (_, spoil) => {
  let attacker: Attacker;
  beforeAll(async () => {
    const own = await attacked.signIn(admin);
    expect((await own.call('people.list', {})).status).toBe(200);
    const cookie = await spoil(own);
    attacker = attacked.stranger();
    attacker.cookie = cookie;
  });

  it.each(Object.entries(guarded))(
    'is refused by %s [V7.2.1 V7.2.3 V7.3.2 V11.5.1]',
    async (__, ask) => {
      const answer = await ask(attacker);
      expect([answer.status, (await answer.json()).code]).toEqual([401, 'signed-out']);
    },
  );

  it('cannot run any operation, neither directly nor in the boot request', async () => {
    const codes = await Promise.all(
      operationNames.map(async (name) => (await attacker.outcome(name, exampleInputs[name])).code),
    );
    expect(new Set(codes)).toEqual(new Set(['signed-out']));
    const read = encodeURIComponent(
      JSON.stringify([
        ['people.list', {}],
        ['tickets.list', {}],
      ]),
    );
    const boot = await (await attacker.send(`/api/boot?read=${read}`)).json();
    expect(boot.session).toBeNull();
    const bootCodes = boot.answers.map(
      ({ problem }: { problem: { code: string } }) => problem.code,
    );
    expect(bootCodes).toEqual(['signed-out', 'signed-out']);
  });
});

describe('a role that is not the person’s', () => {
  it.each<[string, string]>([
    ['of the same association', `membership-admin-1`],
    ['of another association', `${elsewhere}:admin-elsewhere:admin`],
    ['that nobody has', 'constructor'],
  ])('%s is not taken, in the header or in the address [V15.3.7]', async (_, membershipId) => {
    const attacker = await attacked.signIn(await emailOf('resident-1'));
    const header = { 'Hoa-Membership': membershipId };
    expect((await attacker.call('tickets.list', {}, header)).status).toBe(401);
    const inAddress = await attacker.post(
      `/api/operations/tickets.list?membership=${membershipId}`,
      {},
    );
    expect(inAddress.status).toBe(401);
    expect((await attacker.send(`/api/events?membership=${membershipId}`)).status).toBe(401);
    const boot = await attacker.send(
      `/api/boot?membership=${membershipId}&read=${encodeURIComponent('[["tickets.list",{}]]')}`,
    );
    expect((await boot.json()).answers).toMatchObject([{ problem: { code: 'signed-out' } }]);
  });

  it('takes the actor from the session, never from input [V8.3.1 V15.3.3]', async () => {
    const attacker = await attacked.signIn(await emailOf('resident-1'));
    for (const more of [
      { role: 'admin' },
      { actor: { role: 'admin' } },
      { hoaId: elsewhere },
      { uid: 'admin-1' },
    ]) {
      expect((await attacker.outcome('people.list', more)).code).toBe('admins-only');
    }
  });
});

it('a file of another association does not exist, for its administrator either', async () => {
  const attacker = await attacked.signIn('admin-elsewhere@example.org');
  const [known, unknown] = await Promise.all(
    ['file-start-here', 'no-file'].map((id) => attacker.send(`/api/files/${id}`)),
  );
  const bodies = [await known?.json(), await unknown?.json()].map((body) => ({
    ...body,
    traceId: '',
  }));
  expect(known?.status).toBe(404);
  expect(bodies[0]).toEqual(bodies[1]);
});

describe('a page of another site', () => {
  const posts = attackedPosts();
  it.each(posts)('changes nothing by POST %s [V3.5.1]', async (path) => {
    const attacker = await attacked.signIn(admin);
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { Origin: `${attackedOrigin}.evil.example` },
      { Origin: attackedOrigin, 'Sec-Fetch-Site': 'cross-site' },
      { Origin: attackedOrigin, 'Sec-Fetch-Site': 'same-site' },
      { Origin: attackedOrigin, 'Sec-Fetch-Site': 'none' },
    ]) {
      const answer = await attacker.post(path, {}, headers);
      expect([answer.status, headers]).toEqual([403, headers]);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
  });

  it('is given no permission in advance [V3.4.2]', async () => {
    const answer = await attacked.stranger().send('/api/operations/tickets.list', {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('sends no form: a body that is no JSON is refused [V3.5.2]', async () => {
    const attacker = await attacked.signIn(admin);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const answer = await attacker.post('/api/operations/tickets.list', '{}', {
        'Content-Type': type,
      });
      expect(answer.status).toBe(415);
    }
  });
});

function attackedPosts(): string[] {
  const written = [...Object.keys(guarded), ...Object.keys(open)];
  return written
    .filter((route) => route.startsWith('POST '))
    .map((route) => route.slice('POST '.length).replace(':name', 'tickets.list'));
}

async function emailOf(uid: string): Promise<string> {
  const [row] = await attacked.roster.query<{ email: string }>(
    'SELECT email FROM portal.people WHERE hoa_id = $1 AND id = $2',
    [here, uid],
  );
  return row?.email ?? '';
}
