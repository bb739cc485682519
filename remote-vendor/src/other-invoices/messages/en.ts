/** What is said before a second invoice of a work order. */
export const en = {
  invoicedBefore: ({ names }: { names: string }) =>
    `This work order has been invoiced before: ${names}.`,
};

export type Messages = typeof en;
