import type { Association } from '@hoa/domain';
import type { ClientBase } from 'pg';

/** Inserts an association. Only the role that owns the tables has the permission. */
export async function addAssociation(client: ClientBase, association: Association): Promise<void> {
  const { id, name, timeZone, ticketPrefix, invoicePrefix, confirmsEmails, emergencyPhone } =
    association;
  await client.query(
    `INSERT INTO portal.associations
      (id, name, time_zone, ticket_prefix, invoice_prefix, confirms_emails, emergency_phone)
      VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [id, name, timeZone, ticketPrefix, invoicePrefix, confirmsEmails, emergencyPhone],
  );
}
