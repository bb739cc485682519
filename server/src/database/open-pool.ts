import { Pool, type PoolConfig } from 'pg';

/** Nobody waits longer for a connection, or for the answer of one that was lost without a word. */
const connectWithinMs = 5000;
const answeredWithinMs = 20_000;

/** Connections whose loss rejects the statements that wait on them, and nothing else. */
export function openPool(config: PoolConfig, onError: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answeredWithinMs,
    keepAlive: true,
    ...config,
  });
  // One that is lost while nobody uses it is made anew at the next query.
  pool.on('error', onError);
  // One that is lost while somebody uses it: an error that nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
