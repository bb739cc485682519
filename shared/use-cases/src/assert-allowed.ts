import { PortalError } from '@hoa/api';
import type { Decision } from '@hoa/domain';

/** Goes on when a rule allows it; else rejects with the rule's reason. */
export function assertAllowed(decision: Decision): void {
  if (!decision.ok) throw PortalError.refused(decision.reason);
}
