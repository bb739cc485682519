import { Agent, get, type IncomingMessage } from 'node:http';
import { type Asked, ask, type Contender } from './measure.ts';

/** Many connections to a server's event stream. */
export class Listeners {
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  readonly #open: IncomingMessage[] = [];
  #onChange: (listener: number) => void = () => {};

  get count(): number {
    return this.#open.length;
  }

  async add({ address, headers }: Contender, count: number): Promise<void> {
    for (let added = 0; added < count; added += 1) {
      const listener = this.#open.length;
      const stream = await new Promise<IncomingMessage>((resolve, reject) => {
        get(`${address}/api/events`, { agent: this.#agent, headers }, resolve).on('error', reject);
      });
      if (stream.statusCode !== 200) throw new Error(`A stream was refused: ${stream.statusCode}`);
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: changes')) this.#onChange(listener);
      });
      stream.on('error', () => {});
      this.#open.push(stream);
    }
  }

  /** Sends a request `times` times; resolves to the delay in milliseconds until each listener received the event. */
  async delays(contender: Contender, asked: Asked, times: number): Promise<number[]> {
    const delays: number[] = [];
    for (let time = 0; time < times; time += 1) {
      const heard = new Set<number>();
      const started = performance.now();
      const everyone = new Promise<void>((resolve) => {
        this.#onChange = (listener) => {
          if (heard.has(listener)) return;
          heard.add(listener);
          delays.push(performance.now() - started);
          if (heard.size === this.count) resolve();
        };
      });
      await ask(contender, asked);
      await everyone;
    }
    this.#onChange = () => {};
    return delays;
  }

  close(): void {
    for (const stream of this.#open.splice(0)) stream.destroy();
  }
}
