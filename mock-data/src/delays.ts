import type { Operation } from '@hoa/api';

/** The simulated delays in milliseconds; there are no others in the portal. */
export interface Delays {
  /** With sample data, only the operations that the specification delays; others have no delay. */
  mock(name: Operation): number;
  live(): number;
  /** The delay of each progress step of an upload. */
  readonly uploadStep: number;
}

const slowInMock: { readonly [N in Operation]?: number } = {
  'payments.pay': 2000,
  'broadcasts.send': 2000,
};

const liveMinMs = 600;
const liveMaxMs = 1000;
const uploadStepMs = 110;

export function simulatedDelays(random: () => number = Math.random): Delays {
  return {
    mock: (name) => slowInMock[name] ?? 0,
    live: () => liveMinMs + random() * (liveMaxMs - liveMinMs),
    uploadStep: uploadStepMs,
  };
}

export const noDelays: Delays = { mock: () => 0, live: () => 0, uploadStep: 0 };
