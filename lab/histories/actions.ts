import type { Input, Operation } from '@hoa/api';
import { ticketStatuses } from '@hoa/domain';
import type { Kind, Step } from './plan.ts';

/** The objects that the clients of a round act on, and the values that they have seen of them. */
export interface Scene {
  readonly tickets: readonly string[];
  readonly topics: readonly string[];
  readonly invoices: readonly string[];
  readonly people: readonly string[];
  readonly units: readonly string[];
  /** A completed work order of the vendor. */
  readonly doneOrder: string;
  /** Acknowledged comments, including deleted ones. */
  readonly comments: KnownComment[];
  /** The latest `updatedAt` that a client saw, by ticket. */
  readonly updatedAt: Map<string, string>;
  /** The latest membership that a client saw, by person. */
  readonly membership: Map<string, string>;
}

interface KnownComment {
  readonly id: string;
  readonly uid: string;
  readonly topicId: string;
  readonly mark: string;
}

export interface Request<N extends Operation = Operation> {
  readonly name: N;
  readonly input: Input<N>;
  /** The object whose model checks this request. */
  readonly subject?: string;
  readonly mark?: string;
}

interface Acting extends Pick<Step, 'kind' | 'choice' | 'other'> {
  readonly scene: Scene;
  readonly uid: string;
  readonly isAdmin: boolean;
  /** A unique text by which the record is found. */
  readonly mark: string;
}

type Action = (acting: Acting) => Request | undefined;

/** Returns the request of a step; if its object does not exist, a request for a topic instead. */
export function requestOf(acting: Acting): Request {
  return actions[acting.kind](acting) ?? actions.topic(acting) ?? impossible();
}

const request = <N extends Operation>(
  name: N,
  input: Input<N>,
  subject?: string,
  mark?: string,
): Request =>
  ({ name, input, ...(subject && { subject }), ...(mark && { mark }) }) as unknown as Request;

const chosen = <T>(items: readonly T[], choice: number): T =>
  items[Math.floor(choice * items.length)] ?? impossible();

function impossible(): never {
  throw new Error('There is nothing to choose from.');
}

const ofTicket =
  (make: (ticketId: string, acting: Acting) => Request | undefined): Action =>
  (acting) =>
    make(chosen(acting.scene.tickets, acting.choice), acting);

const ofTopic =
  (make: (topicId: string, acting: Acting) => Request): Action =>
  (acting) =>
    make(chosen(acting.scene.topics, acting.choice), acting);

const ofInvoice =
  <N extends 'invoices.submit' | 'invoices.delete' | 'invoices.get'>(name: N): Action =>
  ({ scene, choice }) => {
    const invoiceId = chosen(scene.invoices, choice);
    return request(name, { invoiceId } as Input<N>, `invoice ${invoiceId}`);
  };

const ofPerson =
  <N extends 'people.remove' | 'people.restore' | 'people.get'>(name: N): Action =>
  ({ scene, choice }) => {
    const personId = chosen(scene.people, choice);
    return request(name, { personId } as Input<N>, `person ${personId}`);
  };

/** Acts on a comment of the person, or on any comment for an administrator. */
const ofComment =
  (make: (comment: KnownComment, acting: Acting) => Request): Action =>
  (acting) => {
    const { scene, uid, isAdmin, choice } = acting;
    const allowed = scene.comments.filter((comment) => isAdmin || comment.uid === uid);
    return allowed.length > 0 ? make(chosen(allowed, choice), acting) : undefined;
  };

/** Half of the changes send the last seen `updatedAt`, so that they are refused if it is outdated. */
const expected = ({ scene, other }: Acting, ticketId: string) => {
  const updatedAt = scene.updatedAt.get(ticketId);
  return other * 1000 - Math.floor(other * 1000) < 0.5 && updatedAt !== undefined
    ? { expectedUpdatedAt: updatedAt }
    : {};
};

const message = (ticketId: string, content: string, isInternal: boolean) =>
  request(
    'tickets.postMessage',
    { ticketId, content, isInternal, attachments: [] },
    `ticket ${ticketId}`,
  );

const draftOf = ({ scene, mark, other }: Acting) => ({
  workOrderId: scene.doneOrder,
  laborHours: Math.floor(other * 100) / 2,
  laborRate: 7500,
  materials: [{ item: 'Gauge', quantity: 1, unitCost: 100 }],
  notes: mark,
});

const actions: Readonly<Record<Kind, Action>> = {
  move: ofTicket((ticketId, acting) =>
    request(
      'tickets.changeStatus',
      { ticketId, status: chosen(ticketStatuses, acting.other), ...expected(acting, ticketId) },
      `ticket ${ticketId}`,
    ),
  ),
  describe: ofTicket((ticketId, acting) =>
    request(
      'tickets.updateDescription',
      { ticketId, description: acting.mark, ...expected(acting, ticketId) },
      `ticket ${ticketId}`,
    ),
  ),
  say: ofTicket((ticketId, { mark }) => message(ticketId, mark, false)),
  note: ofTicket((ticketId, { mark }) => message(ticketId, mark, true)),
  bill: ofTicket((ticketId, { mark }) =>
    request(
      'tickets.submitInvoice',
      {
        ticketId,
        amount: 13_500,
        description: mark,
        attachments: [],
        laborHours: 1,
        laborRate: 7500,
        materialsCost: 6000,
      },
      `ticket ${ticketId}`,
      mark,
    ),
  ),
  look: ofTicket((ticketId) => request('tickets.get', { ticketId }, `ticket ${ticketId}`)),
  hear: ofTicket((ticketId) =>
    request('tickets.messages', { ticketId, limit: 100 }, `ticket ${ticketId}`),
  ),
  report: ({ mark }) =>
    request(
      'tickets.create',
      {
        category: 'maintenance',
        location: 'A-101, kitchen',
        urgency: 'normal',
        description: mark,
        attachments: [],
      },
      undefined,
      mark,
    ),

  view: ofTopic((topicId) => request('topics.recordView', { topicId }, `topic ${topicId}`)),
  topic: ofTopic((topicId) => request('topics.get', { topicId }, `topic ${topicId}`)),
  lock: ofTopic((topicId, { other }) =>
    request('topics.setLocked', { topicId, locked: other < 0.3 }, `topic ${topicId}`),
  ),
  comment: ofTopic((topicId, { mark }) =>
    request('comments.add', { topicId, content: mark }, `topic ${topicId}`, mark),
  ),
  comments: ofTopic((topicId) =>
    request('topics.comments', { topicId, limit: 100 }, `topic ${topicId}`),
  ),
  edit: ofComment(({ id, topicId, mark }, acting) =>
    request(
      'comments.edit',
      { commentId: id, content: `${mark} ${acting.mark}` },
      `topic ${topicId}`,
      mark,
    ),
  ),
  erase: ofComment(({ id, topicId, mark }) =>
    request('comments.delete', { commentId: id }, `topic ${topicId}`, mark),
  ),

  draft: (acting) => request('invoices.save', draftOf(acting), undefined, acting.mark),
  save: (acting) => {
    const id = chosen(acting.scene.invoices, acting.choice);
    return request('invoices.save', { id, ...draftOf(acting) }, `invoice ${id}`);
  },
  submit: ofInvoice('invoices.submit'),
  discard: ofInvoice('invoices.delete'),
  invoice: ofInvoice('invoices.get'),

  remove: ofPerson('people.remove'),
  restore: ofPerson('people.restore'),
  person: ofPerson('people.get'),
  transfer: ({ scene, choice, other }) => {
    const personId = chosen(scene.people, choice);
    const membershipId = scene.membership.get(personId);
    if (membershipId === undefined) return undefined;
    const to: Input<'people.changeMembership'>['to'] = {
      role: 'resident',
      unit: chosen(scene.units, other),
      tenure: 'tenant',
      company: '',
      services: [],
      from: '',
    };
    return request('people.changeMembership', { personId, membershipId, to }, `person ${personId}`);
  },
};

/** Stores the values in an answer for later requests of all clients. */
export function learn(scene: Scene, uid: string, { name, input, mark }: Request, answer: unknown) {
  const { id, updatedAt, memberships } = answer as {
    id: string;
    updatedAt?: string;
    memberships?: readonly { readonly id: string; readonly until?: string }[];
  };
  if (updatedAt !== undefined && name.startsWith('tickets.')) scene.updatedAt.set(id, updatedAt);
  const held = memberships?.find(({ until }) => until === undefined);
  if (held) scene.membership.set(id, held.id);
  if (name === 'comments.add' && mark !== undefined) {
    const { topicId } = input as Input<'comments.add'>;
    scene.comments.push({ id, uid, topicId, mark });
  }
}
