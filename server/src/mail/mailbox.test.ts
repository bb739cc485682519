import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpEnv } from '../http/http-env.ts';
import { createJobsPool } from '../jobs/create-jobs.ts';
import type { Mail } from '../ports/mail.ts';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { Mailbox } from './mailbox.ts';
import { mailboxRoutes } from './mailbox-routes.ts';
import { renderMail } from './render-mail.ts';

let database: TestDatabase;
let pool: ReturnType<typeof createJobsPool>;
let mailbox: Mailbox;
const app = new Hono<HttpEnv>();
beforeAll(async () => {
  database = await startTestDatabase();
  pool = createJobsPool(database.url, () => {});
  mailbox = new Mailbox(pool);
  mailboxRoutes(mailbox)(app);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const link = 'http://localhost:4173/login?email=ada%40example.org#token=a.b&c';
const mail = (part: Partial<Mail>) =>
  renderMail(
    {
      key: 'one',
      to: { name: 'Ada', address: 'ada@example.org' },
      locale: 'en',
      association: 'Cedar Hollow',
      content: { type: 'signIn', link, code: '012345' },
      ...part,
    },
    'portal@localhost',
  );

it('says that there is none yet', async () => {
  expect(await (await app.request('/mailbox')).text()).toContain('<p>No mail yet.</p>');
});

it('keeps a mail once, and shows the latest first with its links as they were sent', async () => {
  await mailbox.deliver(mail({}));
  await mailbox.deliver(mail({}));
  const message = '<script>alert(1)</script>';
  const content = { type: 'broadcast', link: 'http://localhost:4173', title: 'A <b>', message };
  await mailbox.deliver(mail({ key: 'two', content: content as Mail['content'] }));
  const page = await app.request('/mailbox');
  expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; /);
  expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe');
  const html = await page.text();
  expect([...html.matchAll(/<h2[^>]*>(.*)<\/h2>/g)].map(([, subject]) => subject)).toEqual([
    'A &lt;b&gt;',
    'Sign in to Cedar Hollow',
  ]);
  const address = link.replaceAll('&', '&amp;');
  expect(html).toContain(`<a href="${address}">${address}</a>`);
  expect(html).not.toContain('<script>alert');
});

it('gives the same as JSON, all or those to one address', async () => {
  const all = await (await app.request('/mailbox.json')).json();
  expect(all).toHaveLength(2);
  expect(all[1]).toMatchObject({ to: 'ada@example.org', links: [link] });
  expect(await (await app.request('/mailbox.json?to=bob@example.org')).json()).toEqual([]);
});
