import { sampleAssociation } from '@hoa/mock-data/testing';
import { expect, it } from 'vitest';
import { cacheAssociations } from './cache-associations.ts';

it('asks for an association again after a second, and for one that is not there every time', async () => {
  let time = 0;
  const asked: string[] = [];
  const find = cacheAssociations(
    {
      async association(id) {
        asked.push(id);
        return id === 'none' ? undefined : sampleAssociation(id);
      },
    },
    () => new Date(time),
  );
  const names = async () => [(await find('one'))?.id, (await find('two'))?.id, await find('none')];
  expect(await names()).toEqual(['one', 'two', undefined]);
  time = 999;
  expect(await names()).toEqual(['one', 'two', undefined]);
  expect(asked).toEqual(['one', 'two', 'none', 'none']);
  time = 1_000;
  await names();
  expect(asked.slice(4)).toEqual(['one', 'two', 'none']);
});
