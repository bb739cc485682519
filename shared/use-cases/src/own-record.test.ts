import type { Actor } from '@hoa/domain';
import { describe, expect, test } from 'vitest';
import { type FoundRecord, mayLearnOf } from './own-record.ts';
import { ada, openNeighborhood, rae, walt } from './testing/open-neighborhood.ts';

const formerOffice: Actor = { ...ada, permissions: ['money'] };

/** Returns who learns in their own data of a record. */
function whoLearnsOf(found: FoundRecord, people: readonly Actor[]): string[] {
  return people.filter((who) => mayLearnOf(found, [who])).map(({ displayName }) => displayName);
}

describe('the own data', () => {
  test('has a draft of its writer, and not one that names the person as recipient', async () => {
    const { as, read } = await openNeighborhood();
    await as(rae).call('messageDrafts.save', {
      ...{ place: 'new', toOffice: false, subject: 'A secret', content: 'Do not tell Walt' },
      people: [{ id: walt.uid, displayName: walt.displayName }],
    });
    const [record] = await read(({ messageDrafts }) => messageDrafts.find({}));
    if (!record) throw new Error('There is no draft.');
    const learns = whoLearnsOf({ collection: 'messageDrafts', record }, [rae, walt]);
    expect(learns).toEqual([rae.displayName]);
  });

  test('has a conversation with the office of its writer and of who still answers it', async () => {
    const { as, compose, read } = await openNeighborhood();
    const { threadId } = await compose(rae, { toOffice: true });
    await as(ada).call('inbox.assign', { threadId, to: ada.uid, seen: '' });
    const [record] = await read(({ threads }) => threads.getMany([threadId]));
    if (!record) throw new Error('There is no conversation.');
    const found = { collection: 'threads', record } as const;
    expect(whoLearnsOf(found, [rae, ada, walt])).toEqual([rae.displayName, ada.displayName]);
    expect(whoLearnsOf(found, [formerOffice])).toEqual([]);
  });
});
