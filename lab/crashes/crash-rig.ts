import type { Command, Input, Output } from '@hoa/api';
import { Client } from 'pg';
import { BuiltPortal } from '../portal/built-portal.ts';
import type { BuiltServer } from '../portal/built-server.ts';
import { signInDirectly } from '../portal/sign-in-directly.ts';
import { CrashClient, type NextCommand } from './crash-client.ts';

/** Logs everything that is added to the job queue, since the queue deletes completed jobs. */
const witness = `
  CREATE SCHEMA proof;
  CREATE TABLE proof.kept (number bigint GENERATED ALWAYS AS IDENTITY, data jsonb NOT NULL);
  CREATE FUNCTION proof.keep() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    INSERT INTO proof.kept (data) VALUES (NEW.data);
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER proof AFTER INSERT ON jobs.job FOR EACH ROW EXECUTE FUNCTION proof.keep()`;

/** A built server on a durable PostgreSQL with the demo association and four clients. */
export class CrashRig {
  readonly server: BuiltServer;
  readonly clients: readonly CrashClient[];
  readonly #portal: BuiltPortal;

  private constructor(portal: BuiltPortal, server: BuiltServer, clients: readonly CrashClient[]) {
    this.#portal = portal;
    this.server = server;
    this.clients = clients;
  }

  static async start(options: { readonly isSynced: boolean }): Promise<CrashRig> {
    const portal = await BuiltPortal.start(options);
    const server = await portal.server();
    await server.start();
    const owner = new Client({ connectionString: portal.ownerUrl });
    await owner.connect();
    await owner.query(witness);
    const clients = await signInFour(owner, server.address);
    await owner.end();
    return new CrashRig(portal, server, clients);
  }

  /** Kills PostgreSQL; its supervisor restarts it. */
  killPostgres(): Promise<void> {
    return this.#portal.strikePostgres('SIGKILL');
  }

  /** Connects as the superuser; waits until PostgreSQL answers. */
  connect(): Promise<Client> {
    return this.#portal.connect();
  }

  stop(): Promise<void> {
    return this.#portal.stop();
  }
}

async function signInFour(owner: Client, address: string): Promise<CrashClient[]> {
  const { rows } = await owner.query<{ uid: string; email: string }>(
    `SELECT DISTINCT person.id AS uid, person.email
     FROM portal.people AS person
     JOIN portal.memberships AS membership ON membership.hoa_id = person.hoa_id AND membership.uid = person.id
     WHERE membership.role = 'resident' AND person.email <> '' AND person.id <> 'resident-1'
       AND person.removed_at IS NULL AND membership.until IS NULL
     ORDER BY person.id LIMIT 1`,
  );
  const [neighbour] = rows;
  if (!neighbour) throw new Error('The demo association has one resident only.');
  const signedIn = async (uid: string, email: string, next: NextCommand) =>
    new CrashClient(uid, address, await signInDirectly(owner, uid, email), next);
  const nobody: NextCommand = () => {
    throw new Error('Only for preparing.');
  };
  const of = (role: string) => `${role}@cedarhollow.example`;
  const admin = await signedIn('admin-1', of('admin'), nobody);
  const vendor = await signedIn('vendor-1', of('vendor'), nobody);
  const send = <N extends Command>(client: CrashClient, name: N, input: Input<N>) =>
    client.send({ name, input, requestId: crypto.randomUUID() }) as Promise<Output<N>>;
  const order = () =>
    send(admin, 'tickets.createWorkItem', {
      ...workItem,
      description: 'Before the crashes.',
      attachments: [],
    });
  const [toggled, done] = [(await order()).id, (await order()).id];
  await send(vendor, 'tickets.changeStatus', { ticketId: toggled, status: 'in_progress' });
  await send(vendor, 'tickets.changeStatus', { ticketId: done, status: 'in_progress' });
  await send(vendor, 'tickets.changeStatus', { ticketId: done, status: 'resolved' });
  return [
    await signedIn('resident-1', of('resident'), inTurn(report, comment)),
    await signedIn(neighbour.uid, neighbour.email, inTurn(comment, report, comment)),
    await signedIn('vendor-1', of('vendor'), inTurn(post(done), invoice(done), post(toggled))),
    await signedIn(
      'admin-1',
      of('admin'),
      inTurn(...toggle(toggled), post(done), note(toggled), orderWork),
    ),
  ];
}

const workItem = {
  vendorId: 'vendor-1',
  vendorName: 'Castillo Plumbing & Heating',
  subject: 'Replace the pressure gauge',
  category: 'repair',
  priority: 'normal',
  location: 'Building A, basement',
  dueDate: '2030-04-01',
} as const;

const report: NextCommand = (mark) => ({
  name: 'tickets.create',
  input: {
    category: 'maintenance',
    location: 'A-101, kitchen',
    urgency: 'normal',
    description: mark,
    attachments: [],
  },
  mark,
});

const comment: NextCommand = (mark) => ({
  name: 'comments.add',
  input: { topicId: 'topic-welcome', content: mark },
  mark,
});

const orderWork: NextCommand = (mark) => ({
  name: 'tickets.createWorkItem',
  input: { ...workItem, description: mark, attachments: [] },
  mark,
});

const post =
  (ticketId: string, isInternal = false): NextCommand =>
  (mark) => ({
    name: 'tickets.postMessage',
    input: { ticketId, content: mark, isInternal, attachments: [] },
    mark,
  });

const note = (ticketId: string) => post(ticketId, true);

const invoice =
  (ticketId: string): NextCommand =>
  (mark) => ({
    name: 'tickets.submitInvoice',
    input: {
      ticketId,
      amount: 13_500,
      description: mark,
      laborHours: 1,
      laborRate: 7500,
      materialsCost: 6000,
      attachments: [],
    },
    mark,
  });

/** Alternates between two statuses, since each change is allowed only after the other. */
const toggle = (ticketId: string): NextCommand[] =>
  (['waiting_resident', 'in_progress'] as const).map((status) => () => ({
    name: 'tickets.changeStatus',
    input: { ticketId, status },
    mark: undefined,
  }));

function inTurn(...commands: readonly NextCommand[]): NextCommand {
  let at = 0;
  return (mark) => {
    const next = commands[at % commands.length];
    at += 1;
    if (!next) throw new Error('There is no command.');
    return next(mark);
  };
}
