export const en = {
  title: 'Menu',
  description: 'Everything you can open in the portal.',
  sections: 'Sections',
};

export type Messages = typeof en;
