import type { Gateway } from '../gateway.ts';
import { type Operation, operations, type Tag } from '../operations.ts';
import { PortalError } from '../portal-error.ts';

/** What this page has sent, so that it need not read twice what it reads after the answers. */
export interface OwnCommands {
  /** A gateway that takes note of the commands that are sent through it. */
  noting(gateway: Gateway): Gateway;
  /** The changed tags that this page's own command will not refetch. */
  unread(request: string, changed: readonly Tag[]): readonly Tag[];
}

interface Sent {
  readonly name: Operation;
  /** What was left to the answer; undefined once that has come. */
  leftToAnswer: Set<Tag> | undefined;
}

/** An event comes soon after the answer, if not before it. */
const maxRemembered = 100;

/** @param onUnread called with what has to be read after all, where a command got no answer. */
export function createOwnCommands(onUnread: (tags: Tag[]) => void): OwnCommands {
  const sent = new Map<string, Sent>();

  function note(request: string, name: Operation): Sent {
    const noted: Sent = { name, leftToAnswer: new Set() };
    sent.set(request, noted);
    const [oldest] = sent.keys();
    if (sent.size > maxRemembered && oldest !== undefined) sent.delete(oldest);
    return noted;
  }

  return {
    noting: (gateway) => ({
      ...gateway,
      async call(name, input, signal) {
        const request = (input as { readonly requestId?: string }).requestId;
        if (operations[name].kind === 'query' || request === undefined) {
          return gateway.call(name, input, signal);
        }
        const noted = note(request, name);
        try {
          const answer = await gateway.call(name, input, signal);
          noted.leftToAnswer = undefined;
          return answer;
        } catch (error) {
          sent.delete(request);
          const left = [...(noted.leftToAnswer ?? [])];
          // After a conflict, it is read as after an answer.
          if (left.length > 0 && PortalError.from(error).code !== 'conflict') onUnread(left);
          throw error;
        }
      },
    }),
    unread(request, changed) {
      const noted = sent.get(request);
      if (!noted) return changed;
      const read: readonly Tag[] = operations[noted.name].tags;
      for (const tag of changed) if (read.includes(tag)) noted.leftToAnswer?.add(tag);
      return changed.filter((tag) => !read.includes(tag));
    },
  };
}
