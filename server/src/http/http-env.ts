import type { Context, Hono } from 'hono';

/** What a request carries from one handler to the next. */
export interface HttpEnv {
  Variables: {
    /** 8 characters, in the answer, the log and the audit. */
    traceId: string;
    /** What the log and the metrics call the request; the pattern of its address when left out. */
    route: string;
    /** Who sent it, for the log. */
    uid: string;
    hoaId: string;
  };
}

export type HttpApp = Hono<HttpEnv>;

export type HttpContext = Context<HttpEnv>;
