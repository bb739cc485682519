import type { BeforeCommit } from '../ports/database.ts';
import { audienceOf, changedMembers, relatedPartiesOf } from './audience.ts';
import { announceMember } from './database-listener.ts';

/**
 * Records the audience of a transaction's changes. Must run last before the commit, since from here on the transaction
 * blocks others of its association.
 */
export function recordChanges({ now }: { readonly now: () => Date }): BeforeCommit {
  return async ({ client, association, source, written }) => {
    const relatedParties = await relatedPartiesOf(client, association, written);
    const audience = audienceOf(written, { ...relatedParties, now: now() });
    for (const uid of changedMembers(written)) await announceMember(client, uid);
    if (Object.keys(audience).length > 0) {
      await client.query({
        name: 'record-changes',
        text: 'SELECT events.record($1, $2, $3, $4)',
        values: [association.id, JSON.stringify(audience), source.uid, source.requestId],
      });
    }
  };
}
