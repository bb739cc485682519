import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * How a connection treats data: `slow` delays it, `lost` drops all answers, and `nonsense` answers with a text that is
 * no protocol.
 */
export type Mode = 'works' | 'cut' | 'slow' | 'lost' | 'nonsense';

/** Before the text is passed on, or after it was, when the answer arrives. */
export type Moment = 'before' | 'after';

interface Watch {
  readonly text: string;
  readonly moment: Moment;
  readonly strike: () => Promise<void>;
}

const slowMs = 40;

/** A TCP proxy that can disturb its connections to a port or a socket. */
export class Link {
  mode: Mode = 'works';
  /** The number of connections that clients have opened. */
  connections = 0;
  readonly #target: NetConnectOpts;
  readonly #server = createServer((socket) => this.#join(socket));
  readonly #sockets = new Set<Socket>();
  #watch: Watch | undefined;

  private constructor(target: NetConnectOpts) {
    this.#target = target;
  }

  static async open(target: NetConnectOpts): Promise<Link> {
    const link = new Link(target);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /**
   * Injects a fault once, when `text` passes: before it is passed on, or when its answer arrives. The data waits until
   * then.
   */
  onText(text: string, moment: Moment, strike: () => Promise<void>): void {
    this.#watch = { text, moment, strike };
  }

  /** Stops watching for a text and lets new connections work. */
  heal(): void {
    this.#watch = undefined;
    // A connection that lost data is no longer usable.
    if (this.mode === 'lost') this.cut();
    this.mode = 'works';
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    this.connections += 1;
    if (this.mode === 'cut') return void near.destroy();
    if (this.mode === 'nonsense') return void near.on('error', () => {}).end('\0 hello\r\n?\r\n');
    const far = connect(this.#target);
    const answers: (() => Promise<void>)[] = [];
    this.#pass(near, far, async (text) => {
      const strike = this.#struckBy(text);
      if (strike?.moment === 'before') await strike.strike();
      if (strike?.moment === 'after') answers.push(strike.strike);
      return true;
    });
    this.#pass(far, near, async () => {
      for (const strike of answers.splice(0)) await strike();
      return this.mode !== 'lost';
    });
  }

  #struckBy(text: string): Watch | undefined {
    const watch = this.#watch;
    if (!watch || !text.includes(watch.text)) return undefined;
    this.#watch = undefined;
    return watch;
  }

  /** Passes data on in order if `before` resolves to true. If one side closes, the other is closed too. */
  #pass(from: Socket, to: Socket, before: (text: string) => Promise<boolean>): void {
    this.#sockets.add(from);
    let last = Promise.resolve();
    from.on('data', (data) => {
      last = last.then(async () => {
        if (!(await before(data.toString('latin1')))) return;
        if (this.mode === 'slow') await wait(slowMs);
        if (!to.destroyed) to.write(data);
      });
    });
    from.on('error', () => {});
    from.on('close', () => {
      this.#sockets.delete(from);
      void last.then(() => to.destroy());
    });
  }
}
