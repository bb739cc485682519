/**
 * Incremented with every change of the contract that an earlier release can't read or write. A site and a server whose
 * numbers differ by one still work together.
 */
export const contractNumber = 1;

/** The header with the contract number of a site or a server. */
export const contractHeader = 'Hoa-Contract';

/** The header with the id of the membership that a person acts in. */
export const membershipHeader = 'Hoa-Membership';

/** The header with the 8 characters that identify a request in the server's log. */
export const traceHeader = 'Trace-Id';

/** The header with the idempotency key of a request that is not an operation, such as an upload; see `requestId`. */
export const requestIdHeader = 'Hoa-Request-Id';
