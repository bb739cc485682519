import type { Input } from '@hoa/api';
import type { Actor } from '@hoa/domain';
import { mockActors } from '@hoa/mock-data/testing';
import { openPortal } from './sample-portal.ts';

const { resident: rae, admin: ada } = mockActors;
/** Allows messages, as does `priya`. */
export const walt: Actor = {
  ...rae,
  uid: 'resident-047',
  displayName: 'Walt Simmons',
  unit: 'B-203',
};
export const priya: Actor = {
  ...rae,
  uid: 'resident-058',
  displayName: 'Priya Raman',
  unit: 'C-110',
};
/** Is not to be written to. */
export const omar: Actor = {
  ...rae,
  uid: 'resident-073',
  displayName: 'Omar Haddad',
  unit: 'C-201',
};
export { ada, rae };

export type Message = Partial<Input<'threads.compose'>>;

/** Opens a portal with a directory for residents, in which some allow messages. */
export async function openNeighborhood() {
  const portal = openPortal({ settings: { directory: 'residents' } });
  const allow = async (who: Actor, allowMessages: boolean) => {
    const privacy = { allowMessages, showUnit: who === omar };
    await portal.as(who).call('profile.savePrivacy', { privacy });
    await portal.runJob({ type: 'profile-changed', uid: who.uid });
  };
  for (const who of [walt, priya]) await allow(who, true);
  await allow(omar, false);
  const compose = (who: Actor, message: Message) =>
    portal.as(who).call('threads.compose', {
      ...{ toOffice: false, people: [], subject: 'Tomatoes', content: 'Too many.' },
      ...{ attachments: [], ...message },
    });
  const noticesOf = async (who: Actor) =>
    (await portal.as(who).call('notifications.list', { limit: 100 })).items;
  return { ...portal, allow, compose, noticesOf };
}
