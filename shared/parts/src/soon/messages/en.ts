export const en = {
  soon: 'Soon',
};

export type Messages = typeof en;
