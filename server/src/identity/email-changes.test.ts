import { defaultPreferences } from '@hoa/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { linkIn, mailTo, signIn, tokenIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  opened = await openIdentity();
  for (const id of ['cedar', 'maple']) await opened.roster.addAssociation(id);
});
afterAll(() => opened.close());

let people = 0;
let uid: string;
let former: string;
let wanted: string;
let browser: Browser;
beforeEach(async () => {
  people += 1;
  uid = `person-${people}`;
  former = `${uid}@example.org`;
  wanted = `${uid}@new.example.org`;
  for (const hoaId of ['cedar', 'maple']) {
    await opened.roster.addPerson(hoaId, { uid, email: former, displayName: 'Pat' });
    await opened.roster.addMembership(hoaId, { uid, role: 'admin' });
    await opened.roster.put(hoaId, 'profiles', uid, profile());
  }
  browser = opened.newBrowser();
  await signIn(opened, browser, former);
});

const profile = () => ({
  id: uid,
  uid,
  displayName: 'Pat',
  email: former,
  role: 'admin',
  joinDate: '2020-01-01T00:00:00.000Z',
  preferences: { ...defaultPreferences, language: 'fr' },
});

/** Saves the profile of the first membership with another email address. */
async function askFor(email: string): Promise<void> {
  const input = { displayName: 'Pat', email, phone: '' };
  const saved = await browser.post('/api/operations/profile.update', input);
  expect(await saved.json()).toMatchObject({ email: former, pendingEmail: email });
}

async function emails(): Promise<unknown[]> {
  return opened.roster.query(
    `SELECT hoa_id, data ->> 'email' AS email FROM portal.people WHERE id = $1 ORDER BY hoa_id`,
    [uid],
  );
}

const everywhere = (email: string) => [
  { hoa_id: 'cedar', email },
  { hoa_id: 'maple', email },
];

describe('a changed email', () => {
  it('takes effect everywhere after confirmation, and notifies the former address', async () => {
    await askFor(wanted);
    const mail = await mailTo(opened, wanted);
    expect(mail.subject).toBe('Confirmez votre nouvelle adresse e-mail');
    expect(await emails()).toEqual(everywhere(former));
    const link = linkIn(mail);
    expect(`${link.pathname}${link.search}`).toBe('/api/confirm-email?locale=fr');
    const confirmed = await opened
      .newBrowser()
      .post('/api/confirm-email', { token: tokenIn(mail) });
    expect(confirmed.status).toBe(200);
    expect(await emails()).toEqual(everywhere(wanted));
    const [kept] = await opened.roster.query(
      `SELECT data ->> 'email' AS email, data ? 'pendingEmail' AS waits FROM portal.profiles
       WHERE hoa_id = 'cedar' AND id = $1`,
      [uid],
    );
    expect(kept).toEqual({ email: wanted, waits: false });
    const notice = await vi.waitFor(async () => {
      const sent = opened.mails.filter(({ to }) => to.address === former);
      const found = sent.find(({ subject }) => subject === 'Votre adresse e-mail a été modifiée');
      if (!found) throw new Error('Nothing was told yet.');
      return found;
    }, 10_000);
    expect(notice.text).not.toContain(wanted);
  });

  it('ends sessions except the confirming one, and signs in the person from then on [V7.4.3]', async () => {
    const other = opened.newBrowser();
    await signIn(opened, other, former);
    await askFor(wanted);
    await browser.post('/api/confirm-email', { token: tokenIn(await mailTo(opened, wanted)) });
    expect(await browser.session()).toMatchObject({ person: { uid, email: wanted } });
    expect(await other.session()).toBeNull();
    const elsewhere = opened.newBrowser();
    expect((await signIn(opened, elsewhere, wanted)).status).toBe(200);
    const before = opened.mails.length;
    await opened.newBrowser().askForLink(former);
    await opened.newBrowser().askForLink(wanted);
    await mailTo(opened, wanted, 3);
    const late = opened.mails.slice(before).filter(({ subject }) => subject.startsWith('Sign in'));
    expect(late.map(({ to }) => to.address)).toEqual([wanted]);
  });

  it.each<[string, (token: string) => Promise<string> | string]>([
    ['is forged', (token) => `${token.split('.')[0]}.${'A'.repeat(43)}`],
    [
      'was used',
      async (token) => {
        await browser.post('/api/confirm-email', { token });
        return token;
      },
    ],
    [
      'is a day old',
      async (token) => {
        await opened.roster.query(
          "UPDATE identity.verifications SET expires_at = expires_at - interval '1 day'",
        );
        return token;
      },
    ],
    [
      'was followed by another email',
      async (token) => {
        await askFor(`third-${wanted}`);
        return token;
      },
    ],
    [
      'became somebody else’s',
      async (token) => {
        await opened.roster.addPerson('maple', { uid: `${uid}-b`, email: wanted.toLowerCase() });
        return token;
      },
    ],
  ])('is refused when its link %s', async (_, triedWith) => {
    await askFor(wanted);
    const token = await triedWith(tokenIn(await mailTo(opened, wanted)));
    const before = await emails();
    const refused = await opened.newBrowser().post('/api/confirm-email', { token });
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ code: 'sign-in-invalid' });
    expect(await emails()).toEqual(before);
  });

  it('is confirmed on a page with a strict content security policy', async () => {
    const page = await browser.send('/api/confirm-email?locale=de');
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const html = await page.text();
    expect(html).toContain('<h1>Neue E-Mail-Adresse bestätigen</h1>');
    expect(html).toContain('<button type="button">Adresse bestätigen</button>');
    const script = await browser.send('/api/confirm-email.js');
    expect(script.headers.get('Content-Type')).toContain('text/javascript');
  });
});
