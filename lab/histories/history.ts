import type { Output } from '@hoa/api';
import type { Client } from 'pg';
import { learn, requestOf, type Scene } from './actions.ts';
import { type Call, isRefused } from './call.ts';
import type { HistoryClient, Recorder } from './history-client.ts';
import type { HistoryRig } from './history-rig.ts';
import { invoiceModel, newDraft } from './invoice-model.ts';
import { type Anomaly, anomalyIn, type Model } from './linearize.ts';
import { personModel, personState } from './person-model.ts';
import type { Plan } from './plan.ts';
import { ticketModel, ticketState } from './ticket-model.ts';
import { newTopic, topicModel } from './topic-model.ts';

/** The tables of new records, and the field that contains their mark. */
const places = [
  ['tickets', 'description'],
  ['ticket_invoices', 'description'],
  ['invoices', 'notes'],
] as const;

const maxShown = 12;

/** Everything that clients saw of the servers, and the faults in it. */
export class History implements Recorder {
  readonly #complaints: string[] = [];
  /** The calls of the current round. */
  #calls: Call[] = [];
  #time = 0;
  #marks = 0;
  /** True for acknowledged records, by their marks. */
  readonly #made = new Map<string, boolean>();
  readonly #numbers = new Set<string>();
  readonly counts = { operations: 0, repeated: 0, unknown: 0 };

  readonly next = (): number => {
    this.#time += 1;
    return this.#time;
  };

  readonly record = (call: Call): void => {
    this.#calls.push(call);
    this.counts.operations += 1;
    if (call.outcome.kind === 'unknown') this.counts.unknown += 1;
    const { mark, name, subject } = call;
    if (mark === undefined || name.startsWith('comments.')) return;
    const isMade = call.outcome.kind === 'answered';
    if (isMade || call.outcome.kind === 'unknown') {
      this.#made.set(mark, isMade || this.#made.get(mark) === true);
    }
    if (isMade && subject === undefined) this.#number(call);
  };

  readonly repeat = (): void => {
    this.counts.repeated += 1;
  };

  readonly complain = (what: string): void => {
    this.#complaints.push(what);
  };

  /** Runs the plans of all clients while a fault is injected; returns the calls that no order explains. */
  async round(rig: HistoryRig, scene: Scene, plan: Plan): Promise<string[]> {
    const [admin] = rig.clients as [HistoryClient];
    const models = await modelsOf(admin, scene);
    this.#calls = [];
    let struck: Promise<void> | undefined;
    let answers = 0;
    const lanes = rig.clients.map(async (client, at) => {
      for (const step of plan.steps[at] ?? []) {
        await this.#take(client, scene, step);
        answers += 1;
        if (answers !== plan.strikesAfter) continue;
        struck = rig.strike(plan.strike);
        // The rejection is handled below, where the promise is awaited.
        struck.catch(() => {});
      }
    });
    await Promise.all(lanes);
    await struck;
    await lookAtAll(rig, scene);
    const anomalies = [...models].flatMap(([subject, explain]) => {
      const anomaly = explain(this.#calls.filter((call) => isAbout(call, subject, this.#calls)));
      return anomaly ? [`${plan.strike}, ${subject}: ${shown(anomaly)}`] : [];
    });
    return [...anomalies, ...this.#complaints.splice(0)];
  }

  /** Returns acknowledged records that are missing, and records that exist more than once. */
  async lostOrDoubled(owner: Client): Promise<string[]> {
    const { rows } = await owner.query<{ mark: string; times: number }>(
      places
        .map(
          ([table, field]) =>
            `SELECT data ->> '${field}' AS mark, count(*)::int AS times FROM portal.${table}
             WHERE data ->> '${field}' LIKE 'made %' GROUP BY 1`,
        )
        .join(' UNION ALL '),
    );
    const times = new Map(rows.map((row) => [row.mark, row.times]));
    return [...this.#made].flatMap(([mark, isAcknowledged]) => {
      const count = times.get(mark) ?? 0;
      const isRight = count === 1 || (count === 0 && !isAcknowledged);
      return isRight ? [] : [`${mark}: ${count} times`];
    });
  }

  async #take(client: HistoryClient, scene: Scene, step: Plan['steps'][number][number]) {
    const { uid, role } = client.person;
    this.#marks += 1;
    const mark = `made ${this.#marks}`;
    const request = requestOf({ ...step, scene, uid, isAdmin: role === 'admin', mark });
    const outcome = await client.send(request, step.server, step.abandonedAfterMs);
    if (outcome.kind === 'answered') learn(scene, uid, request, outcome.answer);
  }

  /** A number must never be assigned twice, even if its record is deleted. */
  #number({ name, outcome }: Call): void {
    if (outcome.kind !== 'answered') return;
    const { id, invoiceNumber = id } = outcome.answer as { id: string; invoiceNumber?: string };
    if (this.#numbers.has(invoiceNumber)) this.complain(`${name}: ${invoiceNumber} twice`);
    this.#numbers.add(invoiceNumber);
  }
}

type Explain = (calls: readonly Call[]) => Anomaly | undefined;

/** Creates a model of each object of a scene, in its current state. */
async function modelsOf(admin: HistoryClient, scene: Scene): Promise<Map<string, Explain>> {
  const models = new Map<string, Explain>();
  const add = <State>(subject: string, model: Model<State>, state: State) =>
    models.set(subject, (calls) => anomalyIn(model, state, calls));
  const tickets = scene.tickets.map(async (ticketId) => {
    const ticket = await admin.prepare('tickets.get', { ticketId });
    add(`ticket ${ticketId}`, ticketModel, ticketState(ticket));
  });
  for (const topicId of scene.topics) add(`topic ${topicId}`, topicModel, newTopic);
  for (const id of scene.invoices) {
    add(`invoice ${id}`, invoiceModel, newDraft);
  }
  const people = scene.people.map(async (personId) => {
    const entry: Output<'people.get'> = await admin.prepare('people.get', { personId });
    add(`person ${personId}`, personModel, personState(entry));
  });
  await Promise.all([...tickets, ...people]);
  return models;
}

/** The clients that read each object after all others have finished. */
const lastLooks = [
  ['tickets', 'look', 0],
  ['tickets', 'hear', 0],
  ['topics', 'topic', 0],
  ['topics', 'comments', 0],
  ['invoices', 'invoice', 2],
  ['people', 'person', 0],
] as const;

async function lookAtAll({ clients }: HistoryRig, scene: Scene): Promise<void> {
  const rest = { choice: 0, other: 0, isAdmin: true, mark: '', uid: '' } as const;
  const looks = lastLooks.flatMap(([group, kind, at]) =>
    scene[group].map((id) => {
      const look = requestOf({ ...rest, kind, scene: { ...scene, [group]: [id] } });
      return clients[at]?.send(look, 0);
    }),
  );
  await Promise.all(looks);
}

/**
 * Any request of a person also shows whether they are still allowed to act; a signed-out answer shows nothing about
 * other objects, nor about the person if their membership changed meanwhile: the one they began with has ended.
 */
function isAbout(call: Call, sought: string, calls: readonly Call[]): boolean {
  if (sought !== `person ${call.uid}`) return call.subject === sought && !isSignedOut(call);
  const isOvertaken = calls.some(
    ({ name, subject, began, ended }) =>
      name === 'people.changeMembership' &&
      subject === sought &&
      began < call.ended &&
      call.began < ended,
  );
  return !(isSignedOut(call) && isOvertaken);
}

const isSignedOut = (call: Call) => isRefused(call, 'signed-out');

function shown({ state, order, stuck }: Anomaly): string {
  const line = ({ name, uid, input, began, ended, outcome }: Call) =>
    `\n  ${began}–${ended} ${uid} ${name} ${JSON.stringify(input)} → ${JSON.stringify(outcome)}`;
  const before = order.slice(-maxShown).map(line).join('');
  return `${before}\n  then ${JSON.stringify(state)}, and none of${stuck.map(line).join('')}`;
}
