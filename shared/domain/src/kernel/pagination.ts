/** Vendor board items and work orders. */
export const boardPageSize = 15;
/** My Tickets and Ticket Management. */
export const ticketPageSize = 25;
/** Cards in a column of a board before 'Show more'. */
export const columnPageSize = 20;
/** Invoices, news, forums, vendors and payment history. */
export const listPageSize = 10;
/** Lists without a page size in the specification. */
export const defaultPageSize = 25;
