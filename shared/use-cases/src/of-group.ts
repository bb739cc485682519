import type { Condition } from './ports/repository.ts';

/** The values of a group, or all others; undefined where neither is asked for. */
export function ofGroup(
  group: readonly string[],
  isIn: boolean | undefined,
): Condition | undefined {
  if (isIn === undefined) return undefined;
  return isIn ? { in: group } : { notIn: group };
}
