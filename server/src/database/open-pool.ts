import { Pool, type PoolConfig } from 'pg';

/** The timeouts of opening a connection, and of an answer on a connection that may be dead. */
const connectTimeoutMs = 5000;
const answerTimeoutMs = 20_000;

/** Opens a pool in which a lost connection only rejects its own statements. */
export function openPool(config: PoolConfig, onError: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: answerTimeoutMs,
    keepAlive: true,
    ...config,
  });
  // The pool replaces a lost idle connection at the next query.
  pool.on('error', onError);
  // A lost connection in use also emits an error, which would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
