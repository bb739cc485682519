import type { Command, Input, Output } from '@hoa/api';
import type { Client } from 'pg';
import { neighbors } from '../portal/neighbors.ts';
import { Portal, type PortalOptions } from '../portal/portal.ts';
import { signIn } from '../portal/requests.ts';
import type { Server } from '../portal/server.ts';
import { CrashClient, type NextCommand } from './crash-client.ts';

/**
 * Logs each job that is added to the queue, since the queue deletes completed jobs. A failed job is
 * inserted again with the state `retry`, which is not another job.
 */
const witness = `
  CREATE SCHEMA proof;
  CREATE TABLE proof.kept (number bigint GENERATED ALWAYS AS IDENTITY, data jsonb NOT NULL);
  CREATE FUNCTION proof.keep() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    INSERT INTO proof.kept (data) VALUES (NEW.data);
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER proof AFTER INSERT ON jobs.job FOR EACH ROW
  WHEN (NEW.state = 'created') EXECUTE FUNCTION proof.keep()`;

/** A built server with the demo association and four clients. */
export interface CrashRig {
  readonly portal: Portal;
  readonly server: Server;
  readonly clients: readonly CrashClient[];
}

export async function startCrashRig(options: PortalOptions): Promise<CrashRig> {
  const portal = await Portal.start(options);
  const server = await portal.server();
  await server.start();
  const clients = await portal.owner(async (owner) => {
    await owner.query(witness);
    return signInFour(owner, server.address);
  });
  return { portal, server, clients };
}

async function signInFour(owner: Client, address: string): Promise<CrashClient[]> {
  const [neighbor] = await neighbors(owner, 1);
  if (!neighbor) throw new Error('The demo association has one resident only.');
  const signedIn = async (uid: string, email: string, next: NextCommand) =>
    new CrashClient(uid, address, await signIn(owner, uid, email), next);
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
    await signedIn(neighbor.uid, neighbor.email, inTurn(comment, report, comment)),
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
