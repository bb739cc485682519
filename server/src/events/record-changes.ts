import type { BeforeCommit } from '../ports/database.ts';
import { audienceOf, changedMembers, relatedPartiesOf } from './audience.ts';
import type { Queryable } from './change-log.ts';
import { announceMember } from './database-listener.ts';

/**
 * Records the audience of a transaction's changes. Must run last before the commit, since from here on the transaction
 * blocks others of its association.
 */
export function recordChanges({ now }: { readonly now: () => Date }): BeforeCommit {
  return async ({ client, association, source, written }) => {
    const relatedParties = await relatedPartiesOf(client, association, written);
    const audience = audienceOf(written, { ...relatedParties, now: now() });
    const changed = changedMembers(written);
    if (written.some(({ collection }) => collection === 'offices')) {
      changed.push(...(await officeHolders(client, association.id)));
    }
    for (const uid of new Set(changed)) await announceMember(client, uid);
    if (Object.keys(audience).length > 0) {
      await client.query({
        name: 'record-changes',
        text: 'SELECT events.record($1, $2, $3, $4)',
        values: [association.id, JSON.stringify(audience), source.uid, source.requestId],
      });
    }
  };
}

/** Returns the people who hold an office; their open streams must check its permissions again. */
async function officeHolders(database: Queryable, hoaId: string): Promise<string[]> {
  const { rows } = await database.query<{ uid: string }>(
    'SELECT DISTINCT uid FROM portal.memberships WHERE hoa_id = $1 AND office IS NOT NULL',
    [hoaId],
  );
  return rows.map(({ uid }) => uid);
}
