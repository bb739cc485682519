import type { Association } from '@hoa/domain';
import type { ClientBase } from 'pg';

/** Inserts an association. Only the role that owns the tables has the permission. */
export async function addAssociation(client: ClientBase, association: Association): Promise<void> {
  const { id, name, timeZone, ticketPrefix, invoicePrefix, receiptPrefix } = association;
  const { confirmsEmails, emergencyPhone, duesAmount, laborRate } = association;
  await client.query(
    `INSERT INTO portal.associations
      (id, name, time_zone, ticket_prefix, invoice_prefix, receipt_prefix, confirms_emails,
        emergency_phone, dues_amount, labor_rate)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      name,
      timeZone,
      ticketPrefix,
      invoicePrefix,
      receiptPrefix,
      confirmsEmails,
      emergencyPhone,
      duesAmount,
      laborRate,
    ],
  );
}
