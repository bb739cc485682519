import type { Decision } from '../domain/index.ts';
import { PortalError } from './portal-error.ts';

/** Goes on when a rule allows it; else rejects with the rule's reason. */
export function assertAllowed(decision: Decision): void {
  if (!decision.ok) throw PortalError.refused(decision.reason);
}
