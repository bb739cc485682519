/** A node of a plan of EXPLAIN (ANALYZE, FORMAT JSON). */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Relation Name'?: string;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface RowsRead {
  readonly read: number;
  /** The number of rows that were returned, skipped by an offset, counted or summed. */
  readonly returned: number;
}

/** Returns the number of table rows that a statement read, and the number that it returned or aggregated. */
export function rowsRead(plan: PlanNode): RowsRead {
  const nodes = [...within(plan)];
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined);
  const counted = nodes
    .filter((node) => ['Aggregate', 'Limit'].includes(node['Node Type']))
    .flatMap(({ Plans = [] }) => Plans.map(rowsOf));
  return {
    read: scans.reduce((sum, node) => sum + rowsOf(node) + removedBy(node), 0),
    returned: Math.max(1, rowsOf(plan), ...counted),
  };
}

function* within(plan: PlanNode): Iterable<PlanNode> {
  yield plan;
  for (const inner of plan.Plans ?? []) yield* within(inner);
}

function rowsOf(node: PlanNode): number {
  return node['Actual Rows'] * node['Actual Loops'];
}

function removedBy(node: PlanNode): number {
  const perLoop =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return perLoop * node['Actual Loops'];
}
