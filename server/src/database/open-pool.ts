import { Pool, type PoolConfig } from 'pg';

/** The longest wait for a connection, or for an answer on one that may be dead. */
const connectWithinMs = 5000;
const answeredWithinMs = 20_000;

/** A pool in which a lost connection rejects its own statements and nothing else. */
export function openPool(config: PoolConfig, onError: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answeredWithinMs,
    keepAlive: true,
    ...config,
  });
  // An idle connection that is lost is replaced at the next query.
  pool.on('error', onError);
  // A lost connection in use also emits an error, which would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
