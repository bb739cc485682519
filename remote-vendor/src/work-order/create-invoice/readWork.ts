import { type TicketInvoiceFormInput, ticketInvoiceFormSchema } from '@hoa/shared/domain';

const { laborHours, laborRate, materialsCost } = ticketInvoiceFormSchema.shape;

/** Hours, and cents of rate and materials, as far as they can be read yet; what cannot counts as 0. */
export function readWork(
  values: Pick<TicketInvoiceFormInput, 'laborHours' | 'laborRate' | 'materialsCost'>,
) {
  return {
    laborHours: laborHours.safeParse(values.laborHours).data ?? 0,
    laborRate: laborRate.safeParse(values.laborRate).data ?? 0,
    materialsCost: materialsCost.safeParse(values.materialsCost).data ?? 0,
  };
}
