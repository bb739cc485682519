import { afterEach, expect, it } from 'vitest';
import { type OpenedIdentity, openIdentity } from './testing/open-identity.ts';
import { mailTo } from './testing/sign-in-as.ts';

let opened: OpenedIdentity | undefined;
afterEach(() => opened?.close());

const maple = { contact: 'Ada Moss, 303 555 0100', officeHours: '', postalAddress: '1 Elm Street' };

it('says to everyone whom to ask: in the only association, in a given one, and not where nothing is set', async () => {
  opened = await openIdentity();
  const contactAt = async (path: string) =>
    (await opened?.newBrowser().send(`/api/sign-in/contact${path}`))?.json();
  await opened.roster.addAssociation('maple', maple);
  const known = { id: 'maple', name: 'Association maple', ...maple };
  expect(await contactAt('')).toEqual(known);
  await opened.roster.addAssociation('cedar', { contact: '' });
  expect(await contactAt('')).toBeNull();
  expect(await contactAt('?association=maple')).toEqual(known);
  expect(await contactAt('?association=cedar')).toBeNull();
  expect(await contactAt('?association=elm')).toBeNull();
  await opened.roster.addAssociation('oak', { logo: { id: 'file-1', name: 'oak.png' } });
  const marked = { id: 'oak', name: 'Association oak', logo: { id: 'file-1', name: 'oak.png' } };
  expect(await contactAt('?association=oak')).toEqual(marked);
});

it('adds the postal address to the sign-in mail', async () => {
  opened = await openIdentity();
  await opened.roster.addAssociation('cedar', maple);
  const { email } = await opened.newMember();
  await opened.newBrowser().askForLink(email);
  const { text, html } = await mailTo(opened, email);
  expect(text).toContain('Sent by the portal of Association cedar.\n1 Elm Street');
  expect(html).toContain('1 Elm Street');
});
