import type { Command, Input, Output } from '@hoa/api';
import { type Headers, operationPath, send } from '../portal/requests.ts';

/** A command as it was sent, with its answer. */
export interface SentCommand<N extends Command = Command> {
  readonly name: N;
  readonly input: Input<N>;
  readonly requestId: string;
  /** A unique text in the record that the command creates; undefined for a command that creates none. */
  readonly mark: string | undefined;
  readonly uid: string;
  /** Undefined until the command is acknowledged. */
  answer?: Output<N> | undefined;
}

/** Creates the next command of a client; `mark` is unique. */
export type NextCommand = (mark: string) => Pick<SentCommand, 'name' | 'input' | 'mark'>;

/** A client that sends commands in sequence and stores the acknowledged ones. */
export class CrashClient {
  readonly uid: string;
  readonly #address: string;
  readonly #headers: Headers;
  readonly #next: NextCommand;
  #sent = 0;

  constructor(uid: string, address: string, headers: Headers, next: NextCommand) {
    this.uid = uid;
    this.#address = address;
    this.#headers = headers;
    this.#next = next;
  }

  /** Sends commands until one is not acknowledged or `isOver` returns true; returns all of them. */
  async stream(isOver: () => boolean, onAnswer: () => void): Promise<SentCommand[]> {
    const all: SentCommand[] = [];
    while (!isOver()) {
      this.#sent += 1;
      const requestId = `proof-${this.#sent}`;
      const sent: SentCommand = {
        ...this.#next(`proof ${this.uid} ${this.#sent}.`),
        requestId,
        uid: this.uid,
      };
      all.push(sent);
      try {
        sent.answer = await this.send(sent);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        break;
      }
      onAnswer();
    }
    return all;
  }

  /** Rejects with a `Refusal` if the command was refused for another reason than the crash. */
  async send<N extends Command>({
    name,
    input,
    requestId,
  }: Pick<SentCommand<N>, 'name' | 'input' | 'requestId'>): Promise<Output<N>> {
    const { status, text } = await send(this.#address, {
      path: operationPath(name),
      headers: this.#headers,
      input: { ...input, requestId },
    });
    if (status === 200) return JSON.parse(text);
    const message = `${name} of ${this.uid}: ${status} ${text}`;
    throw status >= 500 ? new Error(message) : new Refusal(message);
  }
}

class Refusal extends Error {}
