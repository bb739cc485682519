import { expect, test } from 'vitest';
import { openNeighborhood, rae, walt } from '../testing/open-neighborhood.ts';

const blank = { toOffice: false, people: [], subject: '', content: '' };
const draft = {
  ...{ toOffice: false, people: [{ id: walt.uid, displayName: walt.displayName }] },
  ...{ subject: ' Tomatoes', content: 'Too ' },
};

test('a draft of a person is kept as typed for each place, until it is empty or sent', async () => {
  const { as, compose } = await openNeighborhood();
  const drafts = (who = rae) => ({
    get: (place: string) => as(who).call('messageDrafts.get', { place }),
    save: (place: string, changes: object) =>
      as(who).call('messageDrafts.save', { ...blank, ...changes, place }),
  });
  expect(await drafts().get('new')).toBeNull();
  await drafts().save('new', draft);
  await drafts().save('thread-lamp', { content: 'Tha' });
  expect(await drafts().get('new')).toEqual(draft);
  expect(await drafts().get('thread-lamp')).toEqual({ ...blank, content: 'Tha' });
  expect(await drafts(walt).get('new')).toBeNull();
  await compose(rae, { people: [walt.uid] });
  expect(await drafts().get('new')).toBeNull();
  const reply = { threadId: 'thread-lamp', content: 'Thanks', attachments: [] };
  await as(rae).call('threads.reply', reply);
  expect(await drafts().get('thread-lamp')).toBeNull();
  await drafts().save('new', draft);
  await drafts().save('new', { people: draft.people, subject: ' ' });
  expect(await drafts().get('new')).toBeNull();
});

test('an administrator’s view as the person shows neither drafts nor blocks', async () => {
  const { as } = await openNeighborhood();
  await as(rae).call('messageDrafts.save', { ...draft, place: 'new' });
  await as(rae).call('blocks.set', { uid: walt.uid, blocked: true });
  const view = as({ ...rae, impersonation: 'view' });
  expect(await view.call('messageDrafts.get', { place: 'new' })).toBeNull();
  expect(await view.call('blocks.list', {})).toEqual([]);
});
