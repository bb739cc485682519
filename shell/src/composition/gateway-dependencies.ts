import type { Actor } from '@hoa/domain';

/** What an adapter reads from the page at every call. */
export interface GatewayDependencies {
  actor(): Actor | null;
  useLiveData(): boolean;
  isOffline(): boolean;
  /** Calls back whenever one of the values above may have changed. */
  watch(listener: () => void): void;
}
