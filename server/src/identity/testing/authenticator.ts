import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** An authenticator in software, with one ES256 key. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Answers `navigator.credentials.create`; returns the response as JSON. */
  register({ challenge }: { readonly challenge: string }): string {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    // The COSE key: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1).
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const idLength = Buffer.from([0, this.#id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), idLength, this.#id, key]);
    const attestationObject = isoCBOR.encode(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(this.#data(0x45, attested))],
      ]) as never,
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject: Buffer.from(attestationObject).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers `navigator.credentials.get`; returns the response as JSON. */
  authenticate({ challenge }: { readonly challenge: string }): string {
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const data = this.#data(0x05);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey);
    return this.#answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  /** @param flags Bits: 0 user present, 2 user verified, 6 with key. */
  #data(flags: number, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    this.#counter += 1;
    counter.writeUInt32BE(this.#counter);
    const domain = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([domain, Buffer.from([flags]), counter, attested]);
  }

  #clientData(type: string, challenge: string): string {
    const data = JSON.stringify({ type, challenge, origin: this.#origin });
    return Buffer.from(data).toString('base64url');
  }

  #answer(response: object): string {
    const id = this.#id.toString('base64url');
    const clientExtensionResults = {};
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults, response });
  }
}
