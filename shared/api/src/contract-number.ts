/**
 * Rises with every change of the contract that an earlier release can't read or write. A site and a server
 * whose numbers differ by one still work together.
 */
export const contractNumber = 1;

/** The header in which a site and a server say their contract number. */
export const contractHeader = 'Hoa-Contract';

/** The header that says in which of their roles a person acts. */
export const membershipHeader = 'Hoa-Membership';

/** The header with the 8 characters under which the server logged a request. */
export const traceHeader = 'Trace-Id';

/** The header of what is not an operation and is to happen once, such as an upload; see `requestId`. */
export const requestIdHeader = 'Hoa-Request-Id';
