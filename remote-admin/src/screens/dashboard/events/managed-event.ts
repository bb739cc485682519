import type { Output } from '@hoa/portal';

/** A date of an event in the Events Manager. */
export type ManagedEvent = Output<'events.managed'>['items'][number];

/** A change of one date of an event, or of the event with all its dates to come. */
export type EventScope = 'date' | 'series';
