import { type Association, storedSettings } from '@hoa/domain';
import type { ClientBase } from 'pg';

/** Inserts an association. Only the role that owns the tables has the permission. */
export async function addAssociation(client: ClientBase, association: Association): Promise<void> {
  const { id, ...settings } = storedSettings(association);
  await client.query('INSERT INTO portal.associations (id, data) VALUES ($1, $2)', [id, settings]);
}
