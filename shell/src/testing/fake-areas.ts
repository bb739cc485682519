import type { AreaState, Areas } from '../areas/areas.ts';

/** Areas without remotes: a test says how far each has come. */
export interface FakeAreas extends Areas {
  /** What the shell has asked for, in order: `show remote-vendor`, `load remote-vendor`, `retry …`. */
  readonly asked: readonly string[];
  become(name: string, status: AreaState['status']): void;
}

export function fakeAreas(): FakeAreas {
  const states = new Map<string, AreaState>();
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const absent: AreaState = { status: 'absent' };
  return {
    asked,
    show: (name) => void asked.push(`show ${name}`),
    load: ({ name }) => void asked.push(`load ${name}`),
    retry: ({ name }) => void asked.push(`retry ${name}`),
    state: (name) => states.get(name) ?? absent,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    become(name, status) {
      states.set(name, { status });
      for (const listener of [...listeners]) listener();
    },
  };
}
