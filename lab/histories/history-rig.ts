import type { Input } from '@hoa/api';
import { type Neighbor, neighbors } from '../portal/neighbors.ts';
import { Portal } from '../portal/portal.ts';
import { signIn } from '../portal/requests.ts';
import type { Server } from '../portal/server.ts';
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
  readonly portal: Portal;
  readonly #servers: readonly [Server, Server];
  #neighbors: readonly string[] = [];
  #units: readonly string[] = [];
  #doneOrder = '';

  private constructor(
    portal: Portal,
    servers: readonly [Server, Server],
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
    const portal = await Portal.start({ isSynced: false });
    try {
      const servers = [await portal.server(), await portal.server()] as const;
      await Promise.all(servers.map((server) => server.start()));
      const { others, units } = await portal.owner(async (owner) => {
        const { rows } = await owner.query<{ id: string }>(
          'SELECT id FROM portal.units ORDER BY id',
        );
        return { others: await neighbors(owner, 2), units: rows.map(({ id }) => id) };
      });
      const rig = new HistoryRig(portal, servers, peopleOf(others), recorder);
      rig.#neighbors = others.map(({ uid }) => uid);
      rig.#units = units;
      await rig.signIn();
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
      people: this.#neighbors,
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

  /** Signs everybody in, since a removal ends sessions, and with a confirmation, since that holds for ten minutes. */
  async signIn(): Promise<void> {
    await this.portal.owner(async (owner) => {
      for (const { person } of this.clients) {
        person.headers = await signIn(owner, person.uid, person.email);
      }
      await owner.query('UPDATE identity.sessions SET proved_at = now()');
    });
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
        return this.portal.owner(async () => {});
      }
      case 'connections terminated':
        await this.portal.endConnections();
        return;
      case 'nothing':
    }
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

/** Returns a person for each client; each neighbor is another one. */
function peopleOf(others: readonly Neighbor[]): Person[] {
  const left = [...others];
  return clientRoles.map((clientRole) => {
    const isNeighbor = clientRole === 'neighbor';
    const { uid, email } = (isNeighbor && left.shift()) || {
      uid: `${clientRole}-1`,
      email: `${clientRole}@cedarhollow.example`,
    };
    return { uid, email, role: isNeighbor ? 'resident' : clientRole, headers: {} };
  });
}
