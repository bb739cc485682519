const length = 8;

/** Version, trace id, parent id and flags (W3C Trace Context). */
const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The 8 characters that link what a person sees to the log: of the caller's trace, or new ones. */
export function traceIdOf(traceparent: string | undefined): string {
  const traced = traceParent.exec(traceparent ?? '')?.[1];
  // The end of a trace id is the part that is random in every system.
  return traced?.slice(-length) ?? crypto.randomUUID().replaceAll('-', '').slice(0, length);
}
