/** Before a second invoice of a work order. */
export const en = {
  invoicesOfOrder: ({ names }: { names: string }) => `This work order already has: ${names}.`,
};

export type Messages = typeof en;
