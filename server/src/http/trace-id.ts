const length = 8;

/** Version, trace id, parent id and flags (W3C Trace Context). */
const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * Returns the 8 characters that users can quote to find a request in the log: the end of the caller's trace id, or
 * random ones.
 */
export function traceIdOf(traceparent: string | undefined): string {
  const traced = traceParent.exec(traceparent ?? '')?.[1];
  // The end of a trace id is random in every tracing system.
  return traced?.slice(-length) ?? crypto.randomUUID().replaceAll('-', '').slice(0, length);
}
