import type { FaultRig } from './fault-rig.ts';
import type { Mode } from './link.ts';

/** Something that breaks, and what mends it. */
export interface Fault {
  readonly name: string;
  /** Where the moment is seen at which it breaks. */
  readonly at: 'database' | 'client';
  readonly strike: (rig: FaultRig) => Promise<void>;
  readonly heal: (rig: FaultRig) => Promise<void>;
  /** Whether the client may be left without an answer, since nobody is there to give one. */
  readonly isSilent?: boolean;
}

const nothing = async () => {};

const disturbed =
  (at: 'toClients' | 'toDatabase', mode: Mode) =>
  async (rig: FaultRig): Promise<void> => {
    const link = rig[at];
    link.mode = mode;
    if (mode === 'cut') link.cut();
  };

const connections = (most: number) => (rig: FaultRig) =>
  rig.owner(async (owner) => {
    await owner.query(`ALTER ROLE portal CONNECTION LIMIT ${most}`);
    if (most !== 0) return;
    await owner.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'portal'",
    );
  });

export const faults: readonly Fault[] = [
  {
    name: 'server killed',
    at: 'database',
    strike: (rig) => rig.server.kill(),
    heal: (rig) => rig.server.start(),
    isSilent: true,
  },
  {
    name: 'PostgreSQL killed',
    at: 'database',
    strike: (rig) => rig.portal.strikePostgres('SIGKILL'),
    heal: nothing,
  },
  {
    name: 'PostgreSQL restarted',
    at: 'database',
    strike: (rig) => rig.portal.strikePostgres('SIGINT'),
    heal: nothing,
  },
  {
    name: 'no connection left',
    at: 'database',
    strike: connections(0),
    heal: connections(-1),
  },
  {
    name: 'database cut off',
    at: 'database',
    strike: disturbed('toDatabase', 'cut'),
    heal: nothing,
  },
  {
    name: 'database slow',
    at: 'database',
    strike: disturbed('toDatabase', 'slow'),
    heal: nothing,
  },
  {
    name: 'answers of the database lost',
    at: 'database',
    strike: disturbed('toDatabase', 'lost'),
    heal: nothing,
    isSilent: true,
  },
  {
    name: 'disk of the files full',
    at: 'client',
    strike: (rig) => rig.disk.fill(),
    heal: (rig) => rig.disk.empty(),
  },
  {
    name: 'client cut off',
    at: 'client',
    strike: disturbed('toClients', 'cut'),
    heal: nothing,
    isSilent: true,
  },
  {
    name: 'client slow',
    at: 'client',
    strike: disturbed('toClients', 'slow'),
    heal: nothing,
  },
  {
    name: 'answers to the client lost',
    at: 'client',
    strike: disturbed('toClients', 'lost'),
    heal: nothing,
    isSilent: true,
  },
];
