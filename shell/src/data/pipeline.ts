import { compose, idempotency, type Middleware, type OutboxOnDemand, type Send } from '@hoa/api';

/** The parts of the pipeline that differ between adapters. Sample data has only a source. */
export interface AdapterMiddlewares {
  readonly requireSignIn?: Middleware;
  readonly brand?: Middleware;
  readonly lastRead?: Middleware;
  readonly bootAnswers?: Middleware;
  readonly newVersion?: Middleware;
  readonly reauth?: Middleware;
  readonly ownCommands?: Middleware;
  readonly source: Middleware;
}

/** Creates the chain of middlewares of every call from a screen to the data; the first middleware is the outermost. */
export function createPipeline(
  adapter: AdapterMiddlewares,
  createOutbox: (send: Send) => OutboxOnDemand,
) {
  const behindOutbox = [
    // Rejects calls that the old page makes after sign-out. Behind the outbox, which has its own check of the person.
    adapter.requireSignIn,
    // Around all sources of the settings, so that it sees each of their answers.
    adapter.brand,
    // Before the boot answers and the server, so that it stores the answers of both.
    adapter.lastRead,
    adapter.bootAnswers,
    // Around re-authentication, whose second attempt may meet a newer server, too.
    adapter.newVersion,
    // Asks for the emailed code and repeats the command. A refused command had no effect, so each attempt has its own key.
    adapter.reauth,
    // The only place that makes request ids. A caller that repeats a command later, such as the outbox, passes its own.
    idempotency,
    // Recognizes the events of this page's commands by their request ids.
    adapter.ownCommands,
    adapter.source,
  ].filter((one) => one !== undefined);
  // First, because a command that was written offline must reach nothing else. Later it sends through all the others.
  const outbox = createOutbox(compose(behindOutbox));
  return { send: compose([outbox.middleware, ...behindOutbox]), outbox };
}
