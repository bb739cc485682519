import type { Actor } from '@hoa/domain';
import type { Configuration } from '@hoa/registry';
import type { Gateway, Identity } from '@hoa/shared';

/** What an adapter reads from the page at every call. */
export interface GatewayDependencies {
  actor(): Actor | null;
  useLiveData(): boolean;
  isOffline(): boolean;
  /** Which of their roles the person acts in; null where none is known. */
  membershipId(): string | null;
  /** What the site offers; undefined where its registry can't be read. */
  readonly configuration: Promise<Configuration | undefined>;
  /** Calls back whenever one of the values above may have changed. */
  watch(listener: () => void): void;
  /** Called with the identity that the server reports; null for nobody. */
  onServerSession(identity: Identity | null): void;
}

/** An adapter, and what only the shell may ask of it. */
export interface Adapter extends Gateway {
  /** Undoes this browser's changes to the sample data; missing where there is none. */
  resetSampleData?(): Promise<void>;
}
