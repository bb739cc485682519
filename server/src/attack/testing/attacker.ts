/** Sends arbitrary requests with a session cookie over a real connection. */
export class Attacker {
  /** The `Cookie` header. */
  cookie: string | undefined;
  readonly #address: string;
  readonly #origin: string;

  constructor(address: string, origin: string, cookie?: string) {
    this.#address = address;
    this.#origin = origin;
    this.cookie = cookie;
  }

  send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('Origin')) headers.set('Origin', this.#origin);
    if (this.cookie !== undefined) headers.set('Cookie', this.cookie);
    return fetch(this.#address + path, { ...init, headers, redirect: 'manual' });
  }

  post(path: string, input: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      body: typeof input === 'string' ? input : JSON.stringify(input),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  call(name: string, input: unknown, headers?: Record<string, string>): Promise<Response> {
    return this.post(`/api/operations/${name}`, input, headers);
  }

  /** Runs an operation; resolves to its status, with the code and params of a refusal. */
  async outcome(name: string, input: unknown): Promise<Outcome> {
    const answer = await this.call(name, input);
    const { code, params } = answer.ok ? { code: '', params: {} } : await answer.json();
    if (answer.ok) await answer.arrayBuffer();
    return { status: answer.status, code, params };
  }

  upload(
    body: Uint8Array<ArrayBuffer> | string,
    name: string,
    folder = 'tickets',
  ): Promise<Response> {
    const query = new URLSearchParams({ folder, name });
    return this.send(`/api/files?${query}`, { method: 'POST', body });
  }
}

export interface Outcome {
  readonly status: number;
  /** Empty on success. */
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;
}
