/** The vendor's menu page. */
export const en = { title: 'Menu', vendorTools: 'Vendor Tools', sections: 'Sections' };

export type Messages = typeof en;
