import type { Context, Hono } from 'hono';

/** Values that handlers of the same request share. */
export interface HttpEnv {
  Variables: {
    /** 8 characters, also in the answer, the log and the audit. */
    traceId: string;
    /** The name of the route in the log and the metrics; by default the pattern of its path. */
    route: string;
    /** The sender, for the log. */
    uid: string;
    hoaId: string;
  };
}

export type HttpApp = Hono<HttpEnv>;

export type HttpContext = Context<HttpEnv>;
