import { PortalError } from '@hoa/api';
import type { Decision } from '@hoa/domain';

/** Throws the reason as a PortalError unless the rule allows it. */
export function assertAllowed(decision: Decision): void {
  if (!decision.ok) throw PortalError.refused(decision.reason);
}
