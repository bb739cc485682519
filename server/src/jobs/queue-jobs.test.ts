import { defaultPreferences, type Preferences } from '@hoa/domain';
import { expect, it, onTestFinished } from 'vitest';
import { openTestStorage } from '../testing/index.ts';
import { queueJobs } from './queue-jobs.ts';

const profile = {
  id: 'ada',
  uid: 'ada',
  displayName: 'Ada',
  email: 'ada@example.org',
  phone: '(555) 010-0199',
  role: 'resident',
  joinDate: '2026-01-05T00:00:00.000Z',
  preferences: defaultPreferences,
} as const;

function withPreferences(change: Partial<Preferences>) {
  return { ...profile, preferences: { ...defaultPreferences, ...change } };
}

it.each([
  ['a new profile', profile, 1],
  ['another name', { ...profile, displayName: 'Ada L.' }, 1],
  ['another phone', { ...profile, phone: '(555) 010-0142' }, 1],
  ['another email', { ...profile, email: 'lovelace@example.org' }, 1],
  ['another privacy option', withPreferences({ privacy: { showPhone: true } }), 1],
  ['another theme', withPreferences({ theme: 'dark' }), 0],
])('%s is copied to the directories', async (what, changed, jobs) => {
  const storage = await openTestStorage([queueJobs]);
  onTestFinished(() => storage.drop());
  const { unitOfWork, association } = await storage.openAssociation();
  if (what !== 'a new profile') {
    await unitOfWork.write(association, async ({ repositories }) => {
      repositories.profiles.put(profile);
    });
    await storage.owner.query('DELETE FROM jobs.job');
  }
  await unitOfWork.write(association, async ({ repositories }) => {
    const before = await repositories.profiles.get('ada');
    repositories.profiles.put({ ...changed, ...(before && { version: before.version }) });
  });
  const { rows } = await storage.owner.query(
    "SELECT data -> 'job' AS job FROM jobs.job WHERE data ->> 'kind' = 'job'",
  );
  expect(rows).toEqual(Array(jobs).fill({ job: { type: 'profile-changed', uid: 'ada' } }));
});
