import type { TicketInvoiceFormInput } from '@hoa/domain';
import { ticketInvoiceFormSchema } from '@hoa/domain/schemas';
import { typedNumber } from '../../typed-number.ts';

const schemas = ticketInvoiceFormSchema.shape;

export interface TypedWork {
  readonly laborHours: number;
  /** In cents, like the materials. */
  readonly laborRate: number;
  readonly materialsCost: number;
}

/** The typed hours, rate and materials; undefined while one of them is not valid. */
export function readWork(
  values: Pick<TicketInvoiceFormInput, keyof TypedWork>,
): TypedWork | undefined {
  const laborHours = typedNumber(schemas.laborHours, values.laborHours);
  const laborRate = typedNumber(schemas.laborRate, values.laborRate);
  const materialsCost = typedNumber(schemas.materialsCost, values.materialsCost);
  if (laborHours === undefined || laborRate === undefined || materialsCost === undefined) {
    return undefined;
  }
  return { laborHours, laborRate, materialsCost };
}
