import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Browser } from './testing/browser.ts';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { codeIn, mailTo, signIn, tokenIn } from './testing/sign-in-as.ts';

let opened: OpenedIdentity;
beforeAll(async () => {
  opened = await openIdentity();
  for (const id of ['cedar', 'maple']) await opened.roster.addAssociation(id);
});
afterAll(() => opened.close());

let people = 0;
let uid: string;
let email: string;
let browser: Browser;
beforeEach(async () => {
  people += 1;
  uid = `person-${people}`;
  email = `${uid}@example.org`;
  await join('cedar', uid);
  browser = opened.newBrowser();
});

async function join(
  hoaId: string,
  person: string,
  address = email,
  displayName = 'Pat',
): Promise<void> {
  const written = address.replace('example', 'Example');
  await opened.roster.addPerson(hoaId, { uid: person, email: written, displayName });
  await opened.roster.addMembership(hoaId, { uid: person });
}

const erase = () =>
  opened.roster.query(`SELECT audit.erase_person('cedar', $1, 'Former resident')`, [uid]);

/** Returns all stored data of sessions and pending mails as one text. */
async function storedText(): Promise<string> {
  const [row] = await opened.roster.query<{ all: string }>(
    `SELECT concat(
       (SELECT json_agg(u) FROM identity.users AS u), (SELECT json_agg(v) FROM identity.verifications AS v),
       (SELECT json_agg(j) FROM jobs.job AS j), (SELECT json_agg(m) FROM mail.mailbox AS m)
     ) AS all`,
  );
  return row?.all.toLowerCase() ?? '';
}

describe('erasing a person', () => {
  it('ends their sessions immediately, and removes their email everywhere', async () => {
    await signIn(opened, browser, email);
    expect(await browser.session()).toMatchObject({ person: { uid } });
    await opened.roster.query(
      'INSERT INTO mail.mailbox (message_id, recipient, subject, body, links) VALUES ($1, $1, $2, $2, $3)',
      [email, 'x', []],
    );
    expect(await storedText()).toContain(email.toLowerCase());
    await erase();
    expect(await browser.session()).toBeNull();
    expect(await storedText()).not.toContain(email.toLowerCase());
  });

  it('leaves their email to a person who shares it', async () => {
    const partner = `partner-of-${uid}`;
    await opened.roster.addPerson('cedar', { uid: partner, email });
    await opened.roster.addMembership('cedar', { uid: partner });
    await erase();
    const emails = await opened.roster.query<{ id: string; email: string }>(
      "SELECT id, data ->> 'email' AS email FROM portal.people WHERE id = ANY($1) ORDER BY id",
      [[uid, partner]],
    );
    expect(emails).toEqual([
      { id: partner, email },
      { id: uid, email: '' },
    ]);
  });

  it('removes their directory entry, and keeps that of a person with the same email', async () => {
    const partner = `partner-of-${uid}`;
    await opened.roster.addPerson('cedar', { uid: partner, email });
    for (const id of [uid, partner]) {
      const entry = { id, displayName: 'Pat', units: ['12'], email };
      await opened.roster.put('cedar', 'directory_entries', id, entry);
    }
    await erase();
    const entries = await opened.roster.query(
      "SELECT id, data ->> 'email' AS email FROM portal.directory_entries WHERE id = ANY($1)",
      [[uid, partner]],
    );
    expect(entries).toEqual([{ id: partner, email }]);
  });

  it('removes what they have not sent, and blocks by them and against them', async () => {
    const other = `other-than-${uid}`;
    const drafts = [uid, other].map((id) => ({ id: `${id}:new`, uid: id, content: 'Hi' }));
    const blocks = [
      { uid, blockedUid: other },
      { uid: other, blockedUid: uid },
      { uid: other, blockedUid: 'nobody' },
    ];
    for (const draft of drafts) await opened.roster.put('cedar', 'message_drafts', draft.id, draft);
    for (const block of blocks) {
      const id = `${block.uid}:${block.blockedUid}`;
      await opened.roster.put('cedar', 'message_blocks', id, { id, ...block });
    }
    await erase();
    const left = await opened.roster.query<{ id: string }>(
      'SELECT id FROM portal.message_drafts UNION ALL SELECT id FROM portal.message_blocks',
    );
    const ofTest = left.filter(({ id }) => id.includes(uid));
    expect(ofTest.map(({ id }) => id).sort()).toEqual([`${other}:new`, `${other}:nobody`].sort());
  });

  it.each([
    ['keeps the vendor for the other people who work for it', true],
    ['removes the vendor that nobody else works for', false],
  ])('%s', async (_, hasColleague) => {
    const vendor = `vendor-of-${uid}`;
    await opened.roster.put('cedar', 'vendors', vendor, {
      ...{ id: vendor, uid: vendor, displayName: 'Pat', email, phone: '', services: [] },
    });
    const colleague = { id: `colleague-of-${uid}`, email: 'kit@example.org', phone: '1' };
    const contacts = [{ id: uid, email, phone: '' }, ...(hasColleague ? [colleague] : [])];
    for (const contact of contacts) {
      await opened.roster.put('cedar', 'vendor_contacts', contact.id, {
        ...{ ...contact, vendorUid: vendor, displayName: contact.id },
      });
    }
    await erase();
    const [left] = await opened.roster.query(
      `SELECT data ->> 'email' AS email, data ->> 'phone' AS phone, removed_at IS NULL AS kept
       FROM portal.vendors WHERE id = $1`,
      [vendor],
    );
    expect(left).toEqual(
      hasColleague
        ? { email: 'kit@example.org', phone: '1', kept: true }
        : { email: '', phone: '', kept: false },
    );
  });

  it('invalidates pending links and codes', async () => {
    await browser.askForLink(email);
    const mail = await mailTo(opened, email);
    await erase();
    const byLink = await browser.complete({ token: tokenIn(mail) });
    expect(byLink.status).toBe(401);
    const byCode = await browser.post('/api/sign-in/complete', { code: codeIn(mail), email });
    expect(byCode.status).toBe(401);
    expect(await storedText()).not.toContain(email.toLowerCase());
  });

  it('cancels emails that are still to be sent', async () => {
    await opened.roster.query(
      `INSERT INTO jobs.job (name, data, start_after) VALUES
         ('portal', $1, now() + interval '1 hour'), ('portal', $2, now() + interval '1 hour')`,
      [
        { kind: 'mail', mail: { to: { name: 'Pat', address: email } } },
        { kind: 'job', hoaId: 'cedar', job: { type: 'email-confirmation-mail', uid, email } },
      ],
    );
    await erase();
    expect(await storedText()).not.toContain(email.toLowerCase());
  });

  it('removes the exports of their association, which may name them', async () => {
    for (const hoaId of ['cedar', 'maple']) {
      await opened.roster.query(
        `INSERT INTO portal.exports (hoa_id, id, version, data, percent) VALUES ($1, $2, 1, '{"uid": "ada"}', 0)`,
        [hoaId, uid],
      );
      for (const ownerKind of ['export', 'document']) {
        const file = { id: `${uid}-${ownerKind}`, ownerKind, ownerId: uid, name: 'a' };
        await opened.roster.put(hoaId, 'stored_files', file.id, file);
      }
    }
    await erase();
    const left = await opened.roster.query(
      `SELECT hoa_id, id FROM portal.exports WHERE id = $1
       UNION ALL SELECT hoa_id, id FROM portal.stored_files WHERE id LIKE $1 || '-%' ORDER BY 1, 2`,
      [uid],
    );
    expect(left).toEqual([
      { hoa_id: 'cedar', id: `${uid}-document` },
      { hoa_id: 'maple', id: uid },
      { hoa_id: 'maple', id: `${uid}-document` },
      { hoa_id: 'maple', id: `${uid}-export` },
    ]);
  });

  it('removes which news they have seen', async () => {
    for (const reader of [uid, 'another']) {
      const reading = { id: `${reader}:roof`, uid: reader, newsId: 'roof', at: '2026-03-10' };
      await opened.roster.put('cedar', 'news_readings', reading.id, reading);
    }
    await erase();
    const left = await opened.roster.query('SELECT uid FROM portal.news_readings');
    expect(left).toEqual([{ uid: 'another' }]);
  });

  it('notifies every process to recheck their event streams', async () => {
    const heard = vi.fn();
    await opened.roster.listen('portal_members', heard);
    await erase();
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(uid));
  });

  it('keeps the session of a person whom another association has with the same email', async () => {
    await join('maple', uid);
    await signIn(opened, browser, email);
    await erase();
    const session = await browser.session();
    expect(session?.memberships).toHaveLength(1);
    expect(session?.memberships[0]).toMatchObject({ hoaId: 'maple' });
  });

  it('does not affect a person with a similar name and email', async () => {
    const other = opened.newBrowser();
    const like = { uid: `${uid}-other`, email: `other-${email}`, displayName: 'Patricia' };
    await join('cedar', like.uid, like.email, like.displayName);
    await signIn(opened, other, like.email);
    const before = await other.session();
    await erase();
    expect(before).toMatchObject({ person: { uid: like.uid, displayName: like.displayName } });
    expect(await other.session()).toEqual(before);
  });

  it('is recorded in the audit, whose earlier entries lose the name and email', async () => {
    await erase();
    const rows = await opened.roster.query<{ operation: string }>(
      `SELECT * FROM audit.entries WHERE hoa_id = 'cedar' AND $1 = ANY (subjects) ORDER BY id`,
      [`person:${uid}`],
    );
    const [added, invited, ...erased] = rows.map(({ operation }) => operation);
    expect([added, invited]).toEqual(['database', 'database']);
    expect(new Set(erased)).toEqual(new Set(['people.erase']));
    expect(JSON.stringify(rows)).not.toMatch(/Pat|example\.org/i);
  });
});
