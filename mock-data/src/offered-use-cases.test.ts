import { type Operation, operationNames } from '@hoa/api';
import { useCases } from '@hoa/use-cases/all';
import { expect, it } from 'vitest';
import { offeredUseCases } from './offered-use-cases.ts';

const names = Object.keys(offeredUseCases) as Operation[];

/** Throws an error that shows how far the use case ran. */
const emptyContext = new Proxy(
  {},
  {
    get(_, property) {
      throw new Error(`The use case read ${String(property)}.`);
    },
  },
);

it.each(names)('finds the use case of %s in its part', async (name) => {
  const outcome = (useCase: (typeof useCases)[Operation]) =>
    Promise.resolve()
      .then(() => (useCase as (context: object, input: object) => unknown)(emptyContext, {}))
      .then(String, String);
  expect(await outcome(offeredUseCases[name])).toBe(await outcome(useCases[name]));
});

it('offers all implemented operations but those of people, recipients, the directory, the settings, the history, offices, sessions, passkeys, calendar feeds, planned events, the office’s inbox, Compose, New Topic and Assign Vendor [2.13.16]', () => {
  const held = operationNames.filter((name) => useCases[name] && !offeredUseCases[name]);
  expect(
    held.filter(
      (name) =>
        !/^(people\.|homes\.|seats\.|imports\.|exports\.|directory\.|buildings\.rename|vendors\.(get|change)|events\.(?!list)|association\.s|audit\.|sessions\.|passkeys\.|offices\.|calendar\.|inbox\.|reports\.|blocks\.|messageDrafts\.|threads\.(compose|recipients|mute|report))/.test(
          name,
        ),
    ),
  ).toEqual([
    'tickets.assign',
    ...['announcements.markSeen', 'news.receipts'],
    'topics.create',
    'topics.edit',
    'topics.withdraw',
    'topics.withheld',
    'topics.review',
    'topics.moderate',
    'comments.moderate',
    'moderation.list',
    ...['topics.follow', 'topics.mentionable', 'comments.thank'],
    ...['polls.list', 'polls.result', 'polls.votes', 'polls.create'],
    ...['polls.vote', 'polls.voteOnPaper', 'polls.delete'],
    'documents.createFolder',
    'documents.saveFolder',
    'documents.upload',
    'documents.save',
    'documents.move',
    'documents.remove',
    'documents.restore',
    'documents.trash',
    'documents.versions',
    'documents.restoreVersion',
    'broadcasts.recipients',
  ]);
  expect(held).toContain('people.list');
});
