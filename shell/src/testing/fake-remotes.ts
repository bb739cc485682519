import { absent, type RemoteState, type Remotes } from '../remotes/remotes.ts';

/** Fake remotes with loading states that the test sets. */
export interface FakeRemotes extends Remotes {
  /** The shell's calls in order: `show remote-vendor`, `load remote-vendor`, `retry …`. */
  readonly asked: readonly string[];
  become(name: string, status: RemoteState['status']): void;
}

export function fakeRemotes(): FakeRemotes {
  const states = new Map<string, RemoteState>();
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  return {
    asked,
    show: (name) => void asked.push(`show ${name}`),
    load: async ({ name }) => void asked.push(`load ${name}`),
    retry: async ({ name }) => void asked.push(`retry ${name}`),
    state: (name) => states.get(name ?? '') ?? absent,
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
