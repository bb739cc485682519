import { PortalError } from '@hoa/api';
import type { EventSeries } from '@hoa/domain/events';
import type { UseCaseContext } from '../kernel/use-case.ts';
import type { StoredEvent } from '../ports/records.ts';
import type { Versioned } from '../ports/repository.ts';
import { withPlan } from './planned-once.ts';

export interface KnownDate {
  readonly event: Versioned<StoredEvent>;
  /** Without a version if it is not stored yet. */
  readonly series: EventSeries & { readonly version?: number };
}

/** Returns a date and its event; rejects with `not-found`. */
export async function knownDate(
  { association, repositories }: UseCaseContext,
  id: string,
): Promise<KnownDate> {
  const event = await repositories.events.get(id);
  if (!event) throw new PortalError('not-found');
  // A sample event has no plan until it is changed.
  if (event.seriesId === undefined) return withPlan(event, association.timeZone);
  const series = await repositories.eventSeries.get(event.seriesId);
  if (!series) throw new PortalError('not-found');
  return { event, series };
}
