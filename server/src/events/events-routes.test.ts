import type { AddressInfo } from 'node:net';
import type { Actor } from '@hoa/domain';
import { people } from '@hoa/domain/testing';
import { type ServerType, serve } from '@hono/node-server';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp, sessionsOf } from '../http/testing/open-app.ts';
import { startTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type EventBlock, readEvents } from '../testing/read-events.ts';
import { announceMember } from './database-listener.ts';
import { createEventHub, type EventHub, maxStreams, type Subscriber } from './event-hub.ts';
import { maxBacklogBytes, openEventStream } from './event-stream.ts';
import { eventsRoutes } from './events-routes.ts';

const owner: Actor = { ...people.submitter, hoaId: 'elm', tenure: 'owner', groups: [] };

let database: TestDatabase;
let writer: Client;
let hub: EventHub;
let server: ServerType;
let signedIn: Actor | null = owner;
const connections: AbortController[] = [];

const onFailure = (error: Error) => expect.fail(error.message);

beforeAll(async () => {
  database = await startTestDatabase();
  writer = new Client({ connectionString: database.url });
  await writer.connect();
  hub = createEventHub({
    databaseUrl: database.url,
    now: () => new Date(),
    onFailure,
  });
  const session = () => signedIn;
  const { app } = openApp(session, {
    routes: [eventsRoutes({ hub, sessions: sessionsOf(session) })],
  });
  server = serve({ fetch: app.fetch, port: 0 });
});

afterEach(() => {
  signedIn = owner;
  vi.useRealTimers();
});

afterAll(async () => {
  await hub.close();
  server.close();
  await writer.end();
  await database.drop();
});

async function listen(headers: Record<string, string> = {}, membership?: string) {
  const connection = new AbortController();
  connections.push(connection);
  const { port } = server.address() as AddressInfo;
  const query = membership === undefined ? '' : `?membership=${membership}`;
  const response = await fetch(`http://localhost:${port}/api/events${query}`, {
    headers,
    signal: connection.signal,
  });
  const blocks = readEvents(response.body as ReadableStream<Uint8Array<ArrayBuffer>>);
  const next = async () => (await blocks.next()).value as EventBlock;
  return { response, next, end: async () => (await blocks.next()).done };
}

const record = (audience: Record<string, string[]>) =>
  writer.query("SELECT events.record('elm', $1)", [JSON.stringify(audience)]);

describe('GET /api/events', () => {
  // Waits until the hub has removed this test's listeners, which the next test would otherwise count.
  afterEach(async () => {
    for (const connection of connections.splice(0)) connection.abort();
    await vi.waitFor(() => expect(hub.subscribers()).toBe(0));
  });

  it('streams changes for the person, with headers that disable proxy buffering', async () => {
    const { response, next } = await listen();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await next()).toEqual({ id: '0' });
    await record({ 'role:admin': ['vendors'] });
    await record({ 'owners:A-101': ['account'], everyone: ['topics'] });
    const event = await next();
    expect(event).toEqual({
      event: 'changes',
      id: expect.stringMatching(/^\d+$/),
      data: '{"tags":["topics","account"]}',
    });
  });

  it('separates changes by the person’s own requests from changes by others', async () => {
    const first = await listen();
    await first.next();
    await record({ everyone: ['topics'] });
    const { id = '' } = await first.next();
    await record({ everyone: ['events'] });
    await writer.query("SELECT events.record('elm', $1, $2, $3)", [
      JSON.stringify({ everyone: ['tickets'] }),
      owner.uid,
      'request-1',
    ]);
    const again = await listen({ 'Last-Event-ID': id });
    expect(JSON.parse((await again.next()).data ?? '')).toEqual({
      tags: ['events', 'tickets'],
      others: ['events'],
      own: [{ request: 'request-1', tags: ['tickets'] }],
    });
  });

  it('ends immediately for a person who was removed while it was opened', async () => {
    const { subscribe } = hub;
    const removing = vi.spyOn(hub, 'subscribe').mockImplementation(async (...subscriber) => {
      signedIn = null;
      return subscribe(...subscriber);
    });
    const { next, end } = await listen();
    removing.mockRestore();
    expect(await next()).toEqual({ id: expect.any(String) });
    expect(await next()).toMatchObject({ event: 'signed-out' });
    expect(await end()).toBe(true);
  });

  it('resumes after the last event', async () => {
    const first = await listen();
    await first.next();
    await record({ everyone: ['topics'] });
    const { id = '' } = await first.next();
    await record({ everyone: ['events'] });
    const again = await listen({ 'Last-Event-ID': id });
    expect(await again.next()).toMatchObject({ event: 'changes', data: '{"tags":["events"]}' });
  });

  it('resumes with one combined event after many missed changes', async () => {
    const first = await listen();
    await first.next();
    await record({ everyone: ['topics'] });
    const { id = '' } = await first.next();
    const missed = { everyone: Array.from({ length: 200 }, (_, n) => `tag-${n}`) };
    for (let n = 0; n < 100; n += 1) await record(missed);
    const again = await listen({ 'Last-Event-ID': id });
    const event = await again.next();
    expect(JSON.parse(event.data ?? '').tags).toHaveLength(200);
    expect(await again.next()).toEqual({ id: event.id });
  });

  it('requests a full refresh when the last event is unknown', async () => {
    const { next } = await listen({ 'Last-Event-ID': '17' });
    const gap = await next();
    expect(gap).toEqual({ event: 'read-again', id: expect.any(String), data: '{}' });
    expect(await next()).toEqual({ id: gap.id });
  });

  it('returns 401 to a signed-out person and for another person’s membership', async () => {
    const other = await listen({}, 'membership-of-somebody');
    expect(other.response.status).toBe(401);
    signedIn = null;
    const { response } = await listen();
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });

  it('ends as soon as the person is removed from the roster', async () => {
    const { next, end } = await listen({}, `membership-${owner.uid}`);
    await next();
    signedIn = null;
    await announceMember(writer, owner.uid);
    expect(await next()).toEqual({ event: 'signed-out', data: '{}' });
    expect(await end()).toBe(true);
  });

  it('ends with a retry delay before the process stops', async () => {
    const leaving = createEventHub({ databaseUrl: database.url, now: () => new Date(), onFailure });
    const stream = await openEventStream({
      hub: leaving,
      actor: owner,
      sessionId: 'session-1',
      lookAgain: async () => owner,
      since: undefined,
    });
    const blocks = readEvents(stream);
    await blocks.next();
    leaving.sendAway();
    expect((await blocks.next()).value).toEqual({ retry: '1000' });
    expect((await blocks.next()).done).toBe(true);
    await expect(leaving.subscribe({} as Subscriber)).rejects.toMatchObject({ code: 'busy' });
    await leaving.close();
  });

  it('ends the oldest streams of a browser that opens too many', async () => {
    const first = await listen();
    expect(await first.next()).toHaveProperty('id');
    const others = await Promise.all(Array.from({ length: 40 }, () => listen()));
    expect(await first.next()).toEqual({ event: 'elsewhere', data: '{}' });
    expect(await first.end()).toBe(true);
    expect(hub.subscribers()).toBe(maxStreams);
    signedIn = { ...owner, uid: 'somebody-else' };
    expect(await (await listen()).next()).toHaveProperty('id');
    expect(hub.subscribers()).toBe(maxStreams + 1);
    for (const { response } of others) expect(response.status).toBe(200);
  });

  it('streams changes for a new unit after a membership change', async () => {
    const { next } = await listen();
    await next();
    signedIn = { ...owner, unit: 'B-204' };
    await announceMember(writer, owner.uid);
    expect(await next()).toEqual({ event: 'read-again', data: '{}' });
    await record({ 'owners:A-101': ['account'] });
    await record({ 'owners:B-204': ['payments'] });
    expect(await next()).toMatchObject({ data: '{"tags":["payments"]}' });
  });
});

describe('a stream', () => {
  const open = (lookAgain: () => Promise<Actor | null> = async () => owner) =>
    openEventStream({ hub, actor: owner, sessionId: 'session-1', lookAgain, since: undefined });

  it('sends a heartbeat every 25 seconds, and rechecks the person’s session', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let looks = 0;
    const stream = await open(async () => {
      looks += 1;
      return looks < 3 ? owner : null;
    });
    const blocks = readEvents(stream);
    expect(await blocks.next()).toMatchObject({ value: { id: expect.any(String) } });
    vi.advanceTimersByTime(25_000);
    expect((await blocks.next()).value).toEqual({ comment: '' });
    vi.advanceTimersByTime(75_000);
    for (const _ of [2, 3, 4]) expect((await blocks.next()).value).toEqual({ comment: '' });
    expect((await blocks.next()).value).toEqual({ event: 'signed-out', data: '{}' });
    expect((await blocks.next()).done).toBe(true);
    // The third check runs as soon as the stream is attached.
    expect(looks).toBe(3);
  });

  it('stays open when the session cannot be checked for a moment', async () => {
    const stream = await open(() => Promise.reject(new Error('The database does not answer.')));
    const blocks = readEvents(stream);
    await blocks.next();
    await announceMember(writer, owner.uid);
    await record({ everyone: ['topics'] });
    expect((await blocks.next()).value).toMatchObject({ event: 'changes' });
  });

  it('disconnects a client that reads too slowly', async () => {
    const [slow, quick] = [await open(), await open()];
    const blocks = readEvents(quick);
    await blocks.next();
    const audience = { everyone: Array.from({ length: 500 }, (_, n) => `tag-${n}`) };
    for (let size = 0; size < 2 * maxBacklogBytes; size += 5000) {
      await record(audience);
      await blocks.next();
    }
    const reader = slow.getReader();
    await expect(reader.read()).rejects.toThrow('too slow');
  });
});
