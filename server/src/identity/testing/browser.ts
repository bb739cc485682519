import type { HttpApp } from '../../http/http-env.ts';

export class Browser {
  readonly cookies = new Map<string, string>();
  /** The `Set-Cookie` headers of the answers. */
  readonly setCookies: string[] = [];
  readonly #app: HttpApp;
  readonly #origin: string;
  readonly #address: string;

  constructor(app: HttpApp, origin: string, address = '192.0.2.1') {
    this.#app = app;
    this.#origin = origin;
    this.#address = address;
  }

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('Origin')) headers.set('Origin', this.#origin);
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies) headers.set('Cookie', cookies);
    const socket = { remoteAddress: this.#address, remotePort: 1, remoteFamily: 'IPv4' };
    const connection = { incoming: { socket } };
    const answer = await this.#app.request(this.#origin + path, { ...init, headers }, connection);
    for (const cookie of answer.headers.getSetCookie()) {
      this.setCookies.push(cookie);
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value.join('='));
    }
    return answer;
  }

  post(path: string, input: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.send(path, {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  }

  askForLink(email: string, input: object = {}): Promise<Response> {
    return this.post('/api/sign-in', { email, returnTo: '/', locale: 'en', ...input });
  }

  complete(input: object): Promise<Response> {
    return this.post('/api/sign-in/complete', input);
  }

  async session(): Promise<{
    person: { uid: string };
    memberships: { id: string; uid: string }[];
  } | null> {
    return (await this.send('/api/session')).json();
  }
}
