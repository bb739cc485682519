import { normalizeEmail, shownEmail } from '@hoa/domain/email';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStorage, type TestStorage } from '../testing/index.ts';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.drop());

async function decoded(emails: readonly string[]): Promise<string[]> {
  const { rows } = await storage.owner.query<{ shown: string }>(
    `SELECT portal.shown_email(email) AS shown
     FROM unnest($1::text[]) WITH ORDINALITY AS given (email, place) ORDER BY place`,
    [emails],
  );
  return rows.map(({ shown }) => shown);
}

it('PostgreSQL decodes domains as the portal does', async () => {
  const label = fc.string({
    unit: fc.constantFrom(...'abz09-äßéжश例子テ한😀ñı'),
    minLength: 1,
    maxLength: 12,
  });
  const domains = fc.sample(fc.tuple(label, label), { numRuns: 500, seed: 32 });
  const emails = domains.flatMap(
    (labels) => normalizeEmail(`nell@${labels.join('.')}.example`) ?? [],
  );
  expect(emails.filter((email) => email.includes('xn--')).length).toBeGreaterThan(100);
  expect(await decoded(emails)).toEqual(emails.map(shownEmail));
});

it.each(['nell@example.org', 'xn--', 'nell@xn--.example', 'nell@xn--99999999.example', ''])(
  'PostgreSQL leaves %j as it is',
  async (email) => {
    expect(await decoded([email])).toEqual([email]);
  },
);

it.each(['nell@müller', 'MULLER.example', 'xn--mller'])(
  'a search for %s finds an email',
  async (text) => {
    const { unitOfWork, association } = await storage.openAssociation();
    await unitOfWork.write(association, async ({ repositories }) => {
      const email = normalizeEmail('nell@müller.example') ?? '';
      repositories.people.put({ id: 'nell', uid: 'nell', displayName: 'Nell', email });
    });
    const found = await unitOfWork.read(association, ({ repositories }) =>
      repositories.people.find({ where: { text } }),
    );
    expect(found.map(({ id }) => id)).toEqual(['nell']);
  },
);
