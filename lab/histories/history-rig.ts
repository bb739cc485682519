import type { Input } from '@hoa/api';
import type { Client } from 'pg';
import { BuiltPortal } from '../portal/built-portal.ts';
import type { BuiltServer } from '../portal/built-server.ts';
import { signInDirectly } from '../portal/sign-in-directly.ts';
import type { Scene } from './actions.ts';
import { HistoryClient, type Person, type Recorder } from './history-client.ts';
import { clientRoles, type Strike } from './plan.ts';

const workItem: Input<'tickets.createWorkItem'> = {
  vendorId: 'vendor-1',
  category: 'repair',
  subject: 'Replace the pressure gauge',
  location: 'Building A',
  priority: 'normal',
  description: 'It shows nothing.',
  dueDate: '2030-04-01',
  attachments: [],
};

const report: Input<'tickets.create'> = {
  category: 'maintenance',
  location: 'A-101, kitchen',
  urgency: 'normal',
  description: 'It drips.',
  attachments: [],
};

/** Two built servers on one PostgreSQL, with the demo association and eight clients. */
export class HistoryRig {
  readonly clients: readonly HistoryClient[];
  readonly portal: BuiltPortal;
  readonly #servers: readonly [BuiltServer, BuiltServer];
  #neighbours: readonly string[] = [];
  #units: readonly string[] = [];
  #doneOrder = '';

  private constructor(
    portal: BuiltPortal,
    servers: readonly [BuiltServer, BuiltServer],
    people: readonly Person[],
    recorder: Recorder,
  ) {
    this.portal = portal;
    this.#servers = servers;
    const addresses = [servers[0].address, servers[1].address] as const;
    this.clients = people.map(
      (person, at) => new HistoryClient(`client-${at}`, person, addresses, recorder),
    );
  }

  static async start(recorder: Recorder): Promise<HistoryRig> {
    const portal = await BuiltPortal.start({ isSynced: false });
    try {
      const servers = [await portal.server(), await portal.server()] as const;
      await Promise.all(servers.map((server) => server.start()));
      const owner = await portal.connect();
      const neighbours = await neighboursIn(owner);
      const people = await signIn(owner, neighbours);
      const rig = new HistoryRig(portal, servers, people, recorder);
      const { rows } = await owner.query<{ id: string }>('SELECT id FROM portal.units ORDER BY id');
      await owner.end();
      rig.#neighbours = neighbours.map(({ uid }) => uid);
      rig.#units = rows.map(({ id }) => id);
      rig.#doneOrder = await rig.#order();
      return rig;
    } catch (error) {
      await portal.stop();
      throw error;
    }
  }

  /** Creates new objects to act on; the neighbors stay the same. */
  async scene(): Promise<Scene> {
    const [admin, vendor, resident] = [this.#client(0), this.#client(2), this.#client(4)];
    const scene: Scene = {
      tickets: [],
      topics: [],
      invoices: [],
      comments: [],
      people: this.#neighbours,
      units: this.#units,
      doneOrder: this.#doneOrder,
      updatedAt: new Map(),
      membership: new Map(),
    };
    const newTicket = async () => {
      const { id: ticketId } = await resident.prepare('tickets.create', report);
      await admin.prepare('tickets.assign', { ticketId, vendorId: 'vendor-1' });
      return ticketId;
    };
    const newTopic = async () => {
      const written = { title: 'The garden', description: 'What grows there.', tags: [] };
      return (await admin.prepare('topics.save', written)).id;
    };
    const newInvoice = async () => {
      const { id } = await vendor.prepare('invoices.save', {
        workOrderId: this.#doneOrder,
        laborHours: 1,
        laborRate: 7500,
        materials: [{ item: 'Gauge', quantity: 1, unitCost: 100 }],
      });
      return id;
    };
    const [tickets, topics, invoices] = await Promise.all([
      Promise.all([newTicket(), newTicket(), newTicket()]),
      Promise.all([newTopic(), newTopic()]),
      Promise.all([newInvoice(), newInvoice(), newInvoice()]),
    ]);
    return { ...scene, tickets, topics, invoices };
  }

  /** Administrators must re-authenticate every ten minutes; this sets it in the database. */
  async prove(): Promise<void> {
    const owner = await this.portal.connect();
    await owner.query('UPDATE identity.sessions SET proved_at = now()');
    await owner.end();
  }

  /** Injects a fault and resolves when everything runs again. */
  async strike(strike: Strike): Promise<void> {
    switch (strike) {
      case 'first server killed':
      case 'second server killed': {
        const server = this.#servers[strike === 'first server killed' ? 0 : 1];
        await server.kill();
        return server.start();
      }
      case 'PostgreSQL killed':
      case 'PostgreSQL restarted': {
        await this.portal.strikePostgres(strike === 'PostgreSQL killed' ? 'SIGKILL' : 'SIGINT');
        const owner = await this.portal.connect();
        return owner.end();
      }
      case 'connections terminated': {
        const owner = await this.portal.connect();
        await owner.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'portal'",
        );
        return owner.end();
      }
      case 'nothing':
    }
  }

  stop(): Promise<void> {
    return this.portal.stop();
  }

  #client(at: number): HistoryClient {
    const client = this.clients[at];
    if (!client) throw new Error(`There is no client ${at}.`);
    return client;
  }

  async #order(): Promise<string> {
    const [admin, vendor] = [this.#client(0), this.#client(2)];
    const { id: ticketId } = await admin.prepare('tickets.createWorkItem', workItem);
    for (const status of ['in_progress', 'resolved'] as const) {
      await vendor.prepare('tickets.changeStatus', { ticketId, status });
    }
    return ticketId;
  }
}

interface Neighbour {
  readonly uid: string;
  readonly email: string;
}

/** Returns two residents for each unit, none of whom is a sample person. */
async function neighboursIn(owner: Client): Promise<readonly Neighbour[]> {
  const { rows } = await owner.query<Neighbour>(
    `SELECT person.id AS uid, min(person.email) AS email
     FROM portal.people AS person
     JOIN portal.memberships AS membership
       ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
     WHERE person.email <> '' AND person.id <> 'resident-1' AND person.removed_at IS NULL
     GROUP BY person.id
     HAVING count(*) = 1 AND min(membership.role) = 'resident' AND min(membership.until) IS NULL
     ORDER BY person.id LIMIT 2`,
  );
  return rows;
}

async function signIn(owner: Client, neighbours: readonly Neighbour[]): Promise<Person[]> {
  const left = [...neighbours];
  const people: Person[] = [];
  for (const clientRole of clientRoles) {
    const isNeighbour = clientRole === 'neighbour';
    const neighbour = isNeighbour ? left.shift() : undefined;
    const { uid, email } = neighbour ?? {
      uid: `${clientRole}-1`,
      email: `${clientRole}@cedarhollow.example`,
    };
    const token = await signInDirectly(owner, uid, email);
    people.push({ uid, role: isNeighbour ? 'resident' : clientRole, token });
  }
  return people;
}
