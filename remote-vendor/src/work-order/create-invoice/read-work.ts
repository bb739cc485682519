import type { TicketInvoiceFormInput } from '@hoa/domain';
import { ticketInvoiceFormSchema } from '@hoa/domain/schemas';

const { laborHours, laborRate, materialsCost } = ticketInvoiceFormSchema.shape;

/** The typed hours, and rate and materials in cents; what is not a valid number counts as 0. */
export function readWork(
  values: Pick<TicketInvoiceFormInput, 'laborHours' | 'laborRate' | 'materialsCost'>,
) {
  return {
    laborHours: laborHours.safeParse(values.laborHours).data ?? 0,
    laborRate: laborRate.safeParse(values.laborRate).data ?? 0,
    materialsCost: materialsCost.safeParse(values.materialsCost).data ?? 0,
  };
}
