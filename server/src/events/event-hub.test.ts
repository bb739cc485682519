import { people } from '@hoa/domain/testing';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { subscriberKeys } from './audience.ts';
import { logPageSize } from './change-log.ts';
import { announceMember } from './database-listener.ts';
import {
  type ChangeEvent,
  createEventHub,
  type EventHub,
  type EventHubOptions,
  type Subscriber,
} from './event-hub.ts';

let database: TestDatabase;
let owner: Client;
const hubs: EventHub[] = [];

beforeAll(async () => {
  database = await startTestDatabase();
  owner = await connect(database.ownerUrl);
});

afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.close()));
});

afterAll(async () => {
  await owner.end();
  await database.drop();
});

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens the hub of another server process. */
function openHub(options: Partial<EventHubOptions> = {}): EventHub {
  const hub = createEventHub({
    databaseUrl: database.url,
    now: () => new Date(),
    onFailure: () => undefined,
    ...options,
  });
  hubs.push(hub);
  return hub;
}

interface Heard {
  readonly events: ChangeEvent[];
  readonly gaps: string[];
  members: number;
  /** Resolves after this many events. */
  until(count: number): Promise<void>;
}

function listener(hoaId: string, keys: readonly string[], uid = 'ada'): Subscriber & Heard {
  const waiting: { count: number; resolve: () => void }[] = [];
  const heard = {
    hoaId,
    uid,
    sessionId: `session-of-${uid}`,
    keys: () => keys,
    events: [] as ChangeEvent[],
    gaps: [] as string[],
    members: 0,
    onChange(event: ChangeEvent) {
      heard.events.push(event);
      for (const { count, resolve } of waiting) if (heard.events.length >= count) resolve();
    },
    onGap: (cursor: string) => void heard.gaps.push(cursor),
    onMember: () => {
      heard.members += 1;
    },
    onReplaced: () => undefined,
    onEnd: () => undefined,
    until: (count: number) =>
      new Promise<void>((resolve) => {
        if (heard.events.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
  };
  return heard;
}

const record = (client: Client, hoaId: string, audience: Record<string, string[]>) =>
  client.query('SELECT events.record($1, $2)', [hoaId, JSON.stringify(audience)]);

const tagsOf = ({ events }: Heard) => events.map(({ tags }) => tags);

describe('a connected person', () => {
  it('receives only events for them, with only the tags they may see', async () => {
    const writer = await connect(database.url);
    const hub = openHub();
    const ada = listener('elm', ['uid:ada', 'everyone']);
    await hub.subscribe(ada);
    await record(writer, 'elm', { 'role:admin': ['tickets'] });
    await record(writer, 'oak', { 'uid:ada': ['tickets'] });
    await record(writer, 'elm', { 'uid:ada': ['threads'], everyone: ['topics', 'threads'] });
    await ada.until(1);
    expect(tagsOf(ada)).toEqual([['threads', 'topics']]);
    await writer.end();
  });

  it.each(Object.entries(people))(
    'of another association receives no events of this one: %s',
    async (name, person) => {
      const writer = await connect(database.url);
      const hub = openHub();
      const [here, there] = [`linden-${name}`, `rowan-${name}`];
      const keys = subscriberKeys({ ...person, hoaId: there });
      const outsider = listener(there, keys, person.uid);
      await hub.subscribe(outsider);
      await record(writer, here, Object.fromEntries(keys.map((key) => [key, ['tickets']])));
      await record(writer, there, { everyone: ['topics'] });
      await outsider.until(1);
      expect(tagsOf(outsider)).toEqual([['topics']]);
      await writer.end();
    },
  );

  it('receives the request id of their own changes, which others do not', async () => {
    const writer = await connect(database.url);
    const hub = openHub();
    const ada = listener('yew', ['everyone']);
    const bob = listener('yew', ['everyone'], 'bob');
    for (const each of [ada, bob]) await hub.subscribe(each);
    await writer.query('SELECT events.record($1, $2, $3, $4)', [
      'yew',
      JSON.stringify({ everyone: ['tickets'] }),
      'ada',
      'request-1',
    ]);
    await Promise.all([ada.until(1), bob.until(1)]);
    expect(ada.events).toMatchObject([{ tags: ['tickets'], request: 'request-1' }]);
    expect(bob.events[0]).not.toHaveProperty('request');
    await writer.end();
  });

  it('receives changes by others in batches during the pause between reads', async () => {
    const hub = openHub({ restMs: 2000 });
    const ada = listener('lime', ['everyone']);
    let goes = 0;
    let isSameGo = false;
    const { onChange } = ada;
    const counting = {
      ...ada,
      onChange(event: ChangeEvent) {
        if (!isSameGo) goes += 1;
        isSameGo = true;
        setImmediate(() => {
          isSameGo = false;
        });
        onChange(event);
      },
    };
    await hub.subscribe(counting);
    const one = `BEGIN; SELECT events.record('lime', '{"everyone": ["topics"]}'); COMMIT;`;
    await owner.query(one.repeat(40));
    await ada.until(40);
    expect(goes).toBeLessThanOrEqual(2);
  });

  it('receives no event for a rolled-back change', async () => {
    const writer = await connect(database.url);
    const hub = openHub();
    const ada = listener('ash', ['everyone']);
    await hub.subscribe(ada);
    await writer.query('BEGIN');
    await record(writer, 'ash', { everyone: ['tickets'] });
    await writer.query('ROLLBACK');
    await record(writer, 'ash', { everyone: ['news'] });
    await ada.until(1);
    expect(tagsOf(ada)).toEqual([['news']]);
    await writer.end();
  });

  it('resumes after the last event, and is notified of a gap when that is unknown', async () => {
    const writer = await connect(database.url);
    const hub = openHub();
    const first = listener('fir', ['everyone']);
    const start = await hub.subscribe(first);
    expect(start.cursor).toBe('0');
    for (const tag of ['one', 'two', 'three']) await record(writer, 'fir', { everyone: [tag] });
    await first.until(3);
    const [one, two, three] = first.events.map(({ cursor }) => cursor);

    const later = listener('fir', ['everyone']);
    expect((await hub.subscribe(later, one)).cursor).toBe(three);
    expect(tagsOf(later)).toEqual([['two'], ['three']]);

    await owner.query('UPDATE events.changes SET at = $1 WHERE cursor IN ($2, $3)', [
      '2020-01-01',
      one,
      two,
    ]);
    await writer.query('SELECT events.prune($1)', ['2021-01-01']);
    for (const unknown of [one, two, '0', '999999999999999999', 'odd', "'"]) {
      const lost = listener('fir', ['everyone']);
      expect((await hub.subscribe(lost, unknown)).cursor).toBe(three);
      expect([lost.events, lost.gaps]).toEqual([[], [three]]);
    }
    const current = listener('fir', ['everyone']);
    await hub.subscribe(current, three);
    await record(writer, 'fir', { everyone: ['four'] });
    await current.until(1);
    expect([tagsOf(current), current.gaps]).toEqual([[['four']], []]);
    await writer.end();
  });

  it('keeps the newest event from being pruned, however old it is', async () => {
    await record(owner, 'old', { everyone: ['tickets'] });
    await owner.query("UPDATE events.changes SET at = '2020-01-01' WHERE hoa_id = 'old'");
    await owner.query('SELECT events.prune(now())');
    const { rows } = await owner.query("SELECT cursor FROM events.changes WHERE hoa_id = 'old'");
    expect(rows).toHaveLength(1);
  });

  it('reads everything again after more than a page was missed', async () => {
    const hub = openHub();
    await record(owner, 'far', { everyone: ['first'] });
    const early = await hub.subscribe(listener('far', []));
    const since = await hub.cursor('far');
    early.unsubscribe();
    expect(since).toBe(early.cursor);
    expect(await hub.cursor('far')).toBe(since);
    await owner.query(
      `SELECT events.record('far', '{"everyone": ["many"]}') FROM generate_series(1, $1)`,
      [logPageSize],
    );
    const late = listener('far', ['everyone']);
    await hub.subscribe(late, since);
    expect([late.events.length, late.gaps.length]).toEqual([0, 1]);
  });

  it('is checked again when their membership changes, and after every lost connection', async () => {
    const hub = openHub();
    const ada = listener('yew', ['everyone'], 'ada');
    const ben = listener('yew', ['everyone'], 'ben');
    await hub.subscribe(ada);
    await hub.subscribe(ben);
    await announceMember(owner, 'ben');
    await record(owner, 'yew', { everyone: ['tickets'] });
    await ada.until(1);
    expect([ada.members, ben.members]).toEqual([0, 1]);
    await cutOff();
    await record(owner, 'yew', { everyone: ['tickets'] });
    await ada.until(2);
    expect([ada.members, ben.members]).toEqual([1, 2]);
  });
});

/** Terminates the connections of all hubs. */
async function cutOff(): Promise<void> {
  await owner.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'portal events' AND datname = current_database()`,
  );
}

describe('concurrent subscribers', () => {
  it('receive every commit once and in order, even when connections are lost', async () => {
    const writers = 8;
    const each = 150;
    const associations = ['pine', 'larch'];
    const processes = [openHub(), openHub(), openHub()];
    const subscribers = processes.flatMap((hub) =>
      associations.flatMap((hoaId) =>
        ['everyone', 'uid:ada'].map((key) => ({ hub, hoaId, key, heard: listener(hoaId, [key]) })),
      ),
    );
    await Promise.all(subscribers.map(({ hub, heard }) => hub.subscribe(heard)));
    await owner.query('CREATE TABLE public.numbered (n bigserial, hoa_id text)');
    await owner.query('GRANT ALL ON public.numbered, public.numbered_n_seq TO PUBLIC');

    async function write(nth: number): Promise<void> {
      const client = await connect(database.url);
      for (let n = 0; n < each; n += 1) {
        const hoaId = associations[(nth + n) % 2] as string;
        await client.query('BEGIN');
        await client.query('INSERT INTO public.numbered (hoa_id) VALUES ($1)', [hoaId]);
        await record(client, hoaId, {
          everyone: ['topics'],
          ...(n % 2 && { 'uid:ada': ['threads'] }),
        });
        await client.query(n % 7 === 3 ? 'ROLLBACK' : 'COMMIT');
        if (nth === 0 && n % 50 === 25) await cutOff();
      }
      await client.end();
    }
    await Promise.all(Array.from({ length: writers }, (_, nth) => write(nth)));

    for (const { hoaId, key, heard } of subscribers) {
      const { rows } = await owner.query<{ cursor: string }>(
        'SELECT cursor FROM events.changes WHERE hoa_id = $1 AND told ? $2 ORDER BY cursor',
        [hoaId, key],
      );
      await heard.until(rows.length);
      expect(heard.events.map(({ cursor }) => cursor)).toEqual(rows.map(({ cursor }) => cursor));
    }
    const { rows } = await owner.query('SELECT count(*)::int AS n FROM public.numbered');
    const everyone = subscribers.filter(
      ({ hub, key }) => hub === processes[0] && key === 'everyone',
    );
    expect(everyone.reduce((sum, { heard }) => sum + heard.events.length, 0)).toBe(rows[0]?.n);
  });
});
