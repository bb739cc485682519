import { exampleTopic } from '@hoa/use-cases/testing';
import { expect, it, onTestFinished } from 'vitest';
import { openTestStorage } from '../testing/index.ts';

it('hooks before a commit stop at the first failure, and write nothing after the rollback', async () => {
  let later = 0;
  const storage = await openTestStorage([
    async () => {
      throw new Error('changed my mind');
    },
    async ({ client }) => {
      later += 1;
      await client.query('SELECT 1');
    },
  ]);
  onTestFinished(() => storage.drop());
  const { unitOfWork, association } = await storage.openAssociation();
  const written = unitOfWork.write(association, async ({ repositories }) =>
    repositories.topics.put(exampleTopic('a')),
  );
  await expect(written).rejects.toThrow('changed my mind');
  expect(later).toBe(0);
});
