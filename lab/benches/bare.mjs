// @ts-check
// node bare.mjs OPTIONS   OPTIONS is JSON
import { createServer } from 'node:http';
import pg from 'pg';

const association = 'default-hoa';
const channel = 'bare_changes';

/** SQL for a ticket as an administrator sees it. */
const shown = `data - '{unreadFor,lastActivityForAdmins,work}'::text[] || jsonb_build_object(
  'id', id, 'messagesCount', messages_count + internal_messages_count,
  'lastActivity', data -> 'lastActivityForAdmins', 'hasUnreadMessages', data -> 'unreadFor' ? 'admin',
  'submittedBy', data -> 'submittedBy' || coalesce((
    SELECT jsonb_build_object('displayName', profile.data -> 'displayName') FROM portal.profiles AS profile
    WHERE profile.hoa_id = $1 AND profile.id = tickets.submitted_by_uid), '{}'))`;
const newestFirst = 'ORDER BY last_activity_for_admins DESC, id';

const page = `SELECT jsonb_build_object(
  'items', (SELECT jsonb_agg(shown) FROM (
    SELECT ${shown} AS shown FROM portal.tickets WHERE hoa_id = $1 ${newestFirst} LIMIT 50) AS page),
  'total', (SELECT count(*) FROM portal.tickets WHERE hoa_id = $1))::text AS answer`;

const search = `SELECT jsonb_build_object(
  'items', (SELECT jsonb_agg(shown) FROM (
    SELECT ${shown} AS shown FROM portal.tickets
    WHERE hoa_id = $1 AND search LIKE $2 ${newestFirst} LIMIT 50) AS page),
  'total', (SELECT count(*) FROM portal.tickets WHERE hoa_id = $1 AND search LIKE $2))::text AS answer`;

const board = `SELECT jsonb_build_object('columns', (
  SELECT jsonb_agg(jsonb_build_object(
    'status', status,
    'total', (SELECT count(*) FROM portal.tickets WHERE hoa_id = $1 AND tickets.status = columns.status),
    'items', coalesce((SELECT jsonb_agg(shown) FROM (
      SELECT ${shown} AS shown FROM portal.tickets
      WHERE hoa_id = $1 AND tickets.status = columns.status ${newestFirst} LIMIT $3) AS page), '[]')
  ) ORDER BY place)
  FROM unnest($2::text[]) WITH ORDINALITY AS columns (status, place)))::text AS answer`;

const messages = `SELECT jsonb_build_object(
  'items', (SELECT jsonb_agg(shown ORDER BY created_at, id) FROM (
    SELECT message.data || jsonb_build_object('id', message.id, 'author', message.data -> 'author') AS shown,
      created_at, message.id
    FROM portal.ticket_messages AS message
    WHERE hoa_id = $1 AND ticket_id = $2 ORDER BY created_at DESC LIMIT 100) AS page),
  'hasEarlier', (SELECT count(*) > 100 FROM portal.ticket_messages
    WHERE hoa_id = $1 AND ticket_id = $2))::text AS answer`;

/**
 * The simplest server with the same answers, as a baseline: node:http, pg, and handwritten SQL. It does not
 * authenticate.
 * @param {{ url: string, port: number, statuses: readonly string[], perColumn: number }} options
 */
async function serveBare({ url, port, statuses, perColumn }) {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  /** @type {Set<import('node:http').ServerResponse>} */
  const streams = new Set();
  const ear = new pg.Client({ connectionString: url });
  await ear.connect();
  await ear.query(`LISTEN ${channel}`);
  ear.on('notification', () => {
    for (const stream of streams) stream.write('event: changes\ndata: {"tags":["tickets"]}\n\n');
  });
  // Search statements are planned for their words, the others only once.
  const ask = (/** @type {string} */ text, /** @type {unknown[]} */ values, name = '') =>
    pool
      .query(name ? { name, text, values } : { text, values })
      .then(({ rows }) => rows[0]?.answer ?? 'null');
  /** @type {Record<string, (input: { ticketId: string, content: string, search?: string }) => Promise<string>>} */
  const answers = {
    'tickets.list': (input) =>
      input.search
        ? ask(search, [association, `%${input.search}%`])
        : ask(page, [association], 'page'),
    'tickets.board': () => ask(board, [association, statuses, perColumn], 'board'),
    'tickets.messages': ({ ticketId }) => ask(messages, [association, ticketId], 'messages'),
    'tickets.postMessage': (input) => post(pool, input),
  };
  createServer((request, response) => {
    const name = request.url?.split('/').pop() ?? '';
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': \n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      answers[name]?.(JSON.parse(body)).then(
        (answer) => response.setHeader('Content-Type', 'application/json').end(answer),
        (/** @type {Error} */ error) => response.writeHead(500).end(error.message),
      );
    });
  }).listen(port, '127.0.0.1');
}

/**
 * Stores the message, its count and the notification of listeners, without notification records, mails or audit.
 * @param {pg.Pool} pool @param {{ ticketId: string, content: string }} input
 */
async function post(pool, input) {
  const client = await pool.connect();
  const message = {
    id: crypto.randomUUID(),
    ticketId: input.ticketId,
    content: input.content,
    author: { uid: 'admin-1', displayName: 'Ada Moss', role: 'admin' },
    isInternal: false,
    createdAt: new Date().toISOString(),
    attachments: [],
  };
  try {
    await client.query('BEGIN');
    await client.query({
      name: 'insert',
      text: 'INSERT INTO portal.ticket_messages (hoa_id, id, version, data) VALUES ($1, $2, 1, $3)',
      values: [association, message.id, message],
    });
    await client.query({
      name: 'count',
      text: 'UPDATE portal.tickets SET messages_count = messages_count + 1 WHERE hoa_id = $1 AND id = $2',
      values: [association, input.ticketId],
    });
    await client.query(`NOTIFY ${channel}`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
  return JSON.stringify(message);
}

await serveBare(JSON.parse(process.argv[2] ?? ''));
