import type { Operation } from '@hoa/api';

/** How long an operation takes, in milliseconds. All simulated delays of the portal are these. */
export interface Delays {
  /** With sample data, only what the specification makes slow; the rest answers at once. */
  mock(name: Operation): number;
  live(): number;
  /** Each step of the progress of an upload. */
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

/** For tests that do not test delays. */
export const noDelays: Delays = { mock: () => 0, live: () => 0, uploadStep: 0 };
