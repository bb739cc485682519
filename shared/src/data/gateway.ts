import type { Input, Operation, Output } from './contract.ts';
import type { Tag } from './operations.ts';

export type { Input, Operation, Output } from './contract.ts';

/** The one door to the portal's data; an adapter per source (sample data, live, later HTTP). */
export interface Gateway {
  /** Runs an operation for the signed-in person; rejects with a `PortalError` and nothing else. */
  call<N extends Operation>(name: N, input: Input<N>, signal?: AbortSignal): Promise<Output<N>>;
  /**
   * Tells of changes that no `call` of this page made: another tab, sample data reset.
   * Answers the function that ends it.
   */
  subscribe(onChange: (tags: Tag[]) => void): () => void;
  /** Whether this adapter offers the operation at all; a control without one says 'coming soon'. */
  supports(name: Operation): boolean;
}
