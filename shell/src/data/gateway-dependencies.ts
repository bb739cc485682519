import type { Actor } from '@hoa/domain';
import type { Gateway, Identity } from '@hoa/portal';
import type { Configuration } from '@hoa/registry';
import type { AdapterMiddlewares } from './pipeline.ts';

/** Page state that an adapter reads on every call. */
export interface GatewayDependencies {
  actor(): Actor | null;
  useLiveData(): boolean;
  isOffline(): boolean;
  /** The id of the membership that the person acts in; null if unknown. */
  membershipId(): string | null;
  /** The site's configuration; undefined if the registry cannot be read. */
  readonly configuration: Promise<Configuration | undefined>;
  /** Calls the listener when one of the values above may have changed. */
  watch(listener: () => void): void;
  /** Called with the identity that the server reports; null if nobody is signed in. */
  onServerSession(identity: Identity | null): void;
}

/** A source of data: a gateway whose calls go through its middlewares. */
export interface Adapter extends Omit<Gateway, 'call'> {
  readonly middlewares: AdapterMiddlewares;
  /** Resets this browser's changes to the sample data; missing in adapters without sample data. */
  resetSampleData?(): Promise<void>;
}
