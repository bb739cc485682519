import type { Condition } from '../ports/repository.ts';

/** Returns a condition for values inside the group (`true`), outside it (`false`) or no condition (undefined). */
export function ofGroup(
  group: readonly string[],
  isIn: boolean | undefined,
): Condition | undefined {
  if (isIn === undefined) return undefined;
  return isIn ? { in: group } : { notIn: group };
}
