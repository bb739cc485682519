import type { Operation, UseCases } from '@hoa/shared/data';

/** Their rules are written, but the specification keeps their controls at 'coming soon'. */
const heldBack: readonly Operation[] = ['tickets.assign'];

/** The use cases that the sample data mode offers. */
export function offeredInMock(useCases: UseCases): UseCases {
  const offered: Partial<UseCases> = { ...useCases };
  for (const name of heldBack) delete offered[name];
  return offered;
}
