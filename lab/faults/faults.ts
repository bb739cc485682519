import type { FaultRig } from './fault-rig.ts';
import type { Mode } from './link.ts';

/** A fault to inject, and how to undo it. */
export interface Fault {
  readonly name: string;
  /** The connection on which the proof waits for the text that triggers the fault. */
  readonly at: 'database' | 'client';
  readonly strike: (rig: FaultRig) => Promise<void>;
  readonly heal: (rig: FaultRig) => Promise<void>;
  /** True if the fault may leave the client without an answer. */
  readonly isSilent?: boolean;
  /** True if the fault needs a small disk. */
  readonly fillsDisk?: boolean;
}

const nothing = async () => {};

const disturbed =
  (at: 'toClients' | 'toDatabase', mode: Mode) =>
  async (rig: FaultRig): Promise<void> => {
    const link = rig[at];
    link.mode = mode;
    if (mode === 'cut') link.cut();
  };

const connections =
  (most: number) =>
  async ({ portal }: FaultRig) => {
    await portal.owner((owner) => owner.query(`ALTER ROLE portal CONNECTION LIMIT ${most}`));
    if (most === 0) await portal.endConnections();
  };

/** More segments of the write-ahead log than fit on the small disk. */
const maxParts = 20;

/** Fills the disk and writes until the write-ahead log has no space left, which makes PostgreSQL shut down. */
async function fillLog(rig: FaultRig): Promise<void> {
  await rig.disks?.database.fill();
  await rig.portal
    .owner(async (owner) => {
      for (let part = 0; part < maxParts; part += 1) {
        await owner.query("SELECT pg_logical_emit_message(false, 'proof', repeat('x', 1000000))");
        await owner.query('SELECT pg_switch_wal()');
      }
    })
    .then(
      () => Promise.reject(new Error('The log of PostgreSQL still has room.')),
      () => {},
    );
}

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
    strike: async (rig) => rig.disks?.files.fill(),
    heal: async (rig) => rig.disks?.files.empty(),
    fillsDisk: true,
  },
  {
    name: 'disk of the database full',
    at: 'database',
    strike: async (rig) => rig.disks?.database.fill(),
    heal: async (rig) => rig.disks?.database.empty(),
    fillsDisk: true,
  },
  {
    name: 'log of the database without room',
    at: 'database',
    strike: fillLog,
    heal: async (rig) => rig.disks?.database.empty(),
    fillsDisk: true,
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
